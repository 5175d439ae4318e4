#!/usr/bin/env python3
"""The deal of a seeded game of the line protocol, recomputed from nothing but the seed.

    python3 docs/examples/deal.py SEED SEATS

Prints Nature's tiles in the order in which she deals them, a deck per line. docs/protocol.md
describes the scheme, paradoxa-fair-1.
"""

import hashlib
import hmac
import struct
import sys


def chacha20_block(key, counter, nonce):
    """RFC 8439: sixteen words of key stream."""
    def quarter(x, a, b, c, d):
        for p, q, r, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[p] = (x[p] + x[q]) & 0xFFFFFFFF
            mixed = x[r] ^ x[p]
            x[r] = (mixed << bits | mixed >> (32 - bits)) & 0xFFFFFFFF

    start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *struct.unpack("<8I", key), counter,
             *nonce]
    x = start[:]
    for _ in range(10):
        for column in range(4):
            quarter(x, column, 4 + column, 8 + column, 12 + column)
        for column in range(4):
            quarter(x, column, 4 + (column + 1) % 4, 8 + (column + 2) % 4, 12 + (column + 3) % 4)
    return [(a + b) & 0xFFFFFFFF for a, b in zip(x, start)]


def draw(key, number, bound):
    """Draw `number`: 0 to bound - 1, all equally likely."""
    limit = 2**32 // bound * bound
    block = 0
    while True:
        for word in chacha20_block(key, block, [number & 0xFFFFFFFF, number >> 32, 0]):
            if word < limit:
                return word % bound
        block += 1


def main(seed, seats, table=b"engine"):
    secret = hashlib.sha256(seed.encode()).digest()
    key = hmac.new(secret, table, hashlib.sha256).digest()
    number = 0
    for timeframe, values in (("p", "1234"), ("n", "12345"), ("f", "23456")):
        deck = [colour + value + timeframe for colour in "RBGYP"[:seats] for value in values]
        deck += ["K0"] * seats if timeframe == "p" else []
        dealt = []
        while deck:
            dealt.append(deck.pop(draw(key, number, len(deck))))
            number += 1
        print(*dealt)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))

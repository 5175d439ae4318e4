#!/usr/bin/env python3
"""Turns a captured terminal screen (ANSI colours on stdin) into an SVG picture on stdout.

    tmux capture-pane -e -p | tools/terminal_svg.py > docs/screenshots/terminal.svg
"""

import html
import re
import sys

WIDTH, HEIGHT, PAD = 8.4, 19, 18  # of a character cell, and around the screen
GROUND, INK = "#16202a", "#d9dfe4"
ESCAPE = re.compile(r"\x1b\[([0-9;]*)m")


def cube(number):
    """The colour of an index into the 6x6x6 cube and the greys of a 256-colour terminal."""
    if number >= 232:
        return "#" + f"{8 + 10 * (number - 232):02x}" * 3
    levels = [0, 95, 135, 175, 215, 255]
    number -= 16
    return "#" + "".join(f"{levels[number // d % 6]:02x}" for d in (36, 6, 1))


class Style:
    def __init__(self):
        self.ink, self.ground, self.bold, self.dim = None, None, False, False

    def take(self, codes):
        codes = [int(c or 0) for c in codes.split(";")]
        while codes:
            code = codes.pop(0)
            if code == 0:
                self.__init__()
            elif code == 1:
                self.bold = True
            elif code == 2:
                self.dim = True
            elif code == 39:
                self.ink = None
            elif code == 49:
                self.ground = None
            elif code in (38, 48) and codes[:1] == [5]:
                colour = cube(codes[1])
                codes = codes[2:]
                if code == 38:
                    self.ink = colour
                else:
                    self.ground = colour

    def attributes(self):
        text = f' fill="{self.ink or INK}"'
        text += ' font-weight="bold"' if self.bold else ""
        return text + (' opacity="0.65"' if self.dim else "")


def line_svg(line, row, style):
    parts, column = [], 0
    y = PAD + row * HEIGHT
    for index, piece in enumerate(ESCAPE.split(line)):
        if index % 2:
            style.take(piece)
        elif piece:
            x = PAD + column * WIDTH
            width = len(piece) * WIDTH
            if style.ground:
                parts.append(f'<rect x="{x:.1f}" y="{y + 1:.1f}" width="{width:.1f}" height="{HEIGHT - 2}" '
                             f'rx="3" fill="{style.ground}"/>')
            if piece.strip():
                parts.append(f'<text x="{x:.1f}" y="{y + 14:.1f}" textLength="{width:.1f}" '
                             f'xml:space="preserve"{style.attributes()}>{html.escape(piece)}</text>')
            column += len(piece)
    return "".join(parts)


def main():
    lines = sys.stdin.read().rstrip("\n").split("\n")
    columns = max(len(ESCAPE.sub("", line)) for line in lines)
    width, height = columns * WIDTH + 2 * PAD, len(lines) * HEIGHT + 2 * PAD
    style = Style()
    rows = "\n".join(line_svg(line, row, style) for row, line in enumerate(lines))
    print(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
          f'font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14">'
          f'<rect width="100%" height="100%" rx="12" fill="{GROUND}"/>\n{rows}\n</svg>')


if __name__ == "__main__":
    main()

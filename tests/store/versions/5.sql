-- The same of version 5: players keep notes.
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE person (
         id TEXT PRIMARY KEY, name TEXT NOT NULL, created_ms INTEGER NOT NULL,
         account TEXT UNIQUE, password TEXT NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO person VALUES('ada','Ada',1600000000000,'ada@','$argon2id$');
INSERT INTO person VALUES('guest','Guest''s name',1600000000001,NULL,'');
CREATE TABLE token (
         hash TEXT PRIMARY KEY, person TEXT NOT NULL, created_ms INTEGER NOT NULL,
         used_ms INTEGER NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO token VALUES('3c469e9d6c5875d37a43f353d4f88e61fcf812c66eee3457465a40b0da4153e0','ada',1600000000002,1600000000003);
CREATE TABLE game_table (
         id TEXT PRIMARY KEY, game TEXT NOT NULL, head TEXT NOT NULL,
         open_to_all INTEGER NOT NULL, created_ms INTEGER NOT NULL, stage INTEGER NOT NULL,
         changed_ms INTEGER NOT NULL, summary TEXT NOT NULL, seal TEXT NOT NULL, entries INTEGER NOT NULL DEFAULT 0)
         STRICT, WITHOUT ROWID;
INSERT INTO game_table VALUES('over0000','paradominetor','{"seats":3,"secret":"a5"}',0,1700000000000,2,1700000002000,'{"won":"Ada"}','1ef0c2147a6bdd15822507861dc92bf14bac4617f20e9b3abe1f4d2aee60a074',2);
INSERT INTO game_table VALUES('rnng0000','paradominetor','{"seats":4,"secret":"5a"}',1,1700000000000,1,1700000001000,'{}','1bc2f9a5cb2265cbf647914bc3e58b56d049c69cb50462a638d58f827e82c268',3);
CREATE TABLE entry (
         table_id TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, seal TEXT NOT NULL,
         PRIMARY KEY (table_id, seq)) STRICT, WITHOUT ROWID;
INSERT INTO entry VALUES('over0000',0,'{"sat":0}','bbca05840bbb9393113e9b9b7a2a2c18698527ca736ef422b57ab23261c0cf75');
INSERT INTO entry VALUES('over0000',1,'{"over":"it''s done"}','0fe3dfab9a2feed03fd929fa263f60a9944af2e594fe3bd5417e70a2a3beeebb');
INSERT INTO entry VALUES('rnng0000',0,'{"sat":0}','576f28f41ad09840708a1fadf5643562948a9454f5cda899cbf870614a239cf9');
INSERT INTO entry VALUES('rnng0000',1,'{"moved":"3-4"}','bd1fe950e1c9854d9828de063234081eb1bdf5c9206cd950b42bcb406dbf21b5');
INSERT INTO entry VALUES('rnng0000',2,'','e83e9720628982a35c4d2a03bd7a9f2250e0c415bd7c5db19339e83999a206d1');
CREATE TABLE sitter (
         person TEXT NOT NULL, table_id TEXT NOT NULL,
         PRIMARY KEY (person, table_id)) STRICT, WITHOUT ROWID;
INSERT INTO sitter VALUES('ada','over0000');
INSERT INTO sitter VALUES('ada','rnng0000');
INSERT INTO sitter VALUES('guest','rnng0000');
CREATE INDEX token_person ON token (person);
CREATE INDEX game_table_stage ON game_table (stage, changed_ms DESC, id DESC);
CREATE INDEX game_table_public ON game_table (stage, changed_ms DESC, id DESC)
         WHERE open_to_all = 1;
CREATE TABLE content (
         id TEXT PRIMARY KEY, files TEXT NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO content VALUES('c0ffee','[]');
CREATE TABLE note (
         table_id TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL, body TEXT NOT NULL,
         PRIMARY KEY (table_id, seat)) STRICT, WITHOUT ROWID;
INSERT INTO note VALUES('rnng0000',0,'ada','red is gone');
CREATE INDEX note_person ON note (person);
COMMIT;
PRAGMA user_version = 5;

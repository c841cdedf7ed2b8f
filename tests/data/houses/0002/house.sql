BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE kept_rules (
	player_id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	code VARCHAR NOT NULL, 
	kept_at FLOAT NOT NULL, 
	PRIMARY KEY (player_id, name), 
	FOREIGN KEY(player_id) REFERENCES players (id)
);
CREATE TABLE notes (
	"key" VARCHAR NOT NULL, 
	value VARCHAR NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "notes" VALUES('csrf-key','9ccc0cc406d81e06e02f6f294ab0aef350c85d4cff1816e901fcf81258ae3f51');
INSERT INTO "notes" VALUES('lists-mended-to','0');
CREATE TABLE players (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	made_at FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('53da372d4e036a0b','Ada',1.79605211868905162812e+09);
INSERT INTO "players" VALUES('c788aaeb8063788a','Bo',1.79605211870688366883e+09);
CREATE TABLE seated (
	table_id VARCHAR NOT NULL, 
	player_id VARCHAR NOT NULL, 
	PRIMARY KEY (table_id, player_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seated" VALUES('f5ahej2fzqwy','53da372d4e036a0b');
INSERT INTO "seated" VALUES('f5ahej2fzqwy','c788aaeb8063788a');
INSERT INTO "seated" VALUES('mx95wyw3u47g','53da372d4e036a0b');
INSERT INTO "seated" VALUES('mx95wyw3u47g','c788aaeb8063788a');
INSERT INTO "seated" VALUES('85ywqaqzqmkd','53da372d4e036a0b');
INSERT INTO "seated" VALUES('85ywqaqzqmkd','c788aaeb8063788a');
CREATE TABLE sessions (
	digest BLOB NOT NULL, 
	player_id VARCHAR NOT NULL, 
	made_at FLOAT NOT NULL, 
	PRIMARY KEY (digest), 
	FOREIGN KEY(player_id) REFERENCES players (id)
);
INSERT INTO "sessions" VALUES(X'D431F69D6EC16C331E74B2220C6992E3A36ECA91E1F16B98CD688CC4F09C2543','53da372d4e036a0b',1.79605211868905162812e+09);
INSERT INTO "sessions" VALUES(X'EF162934DBCBC69136F40051648B3A1069ACE1EC22C94AF5FA6410D124491957','c788aaeb8063788a',1.79605211870688366883e+09);
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	variant VARCHAR, 
	stage VARCHAR NOT NULL, 
	listed BOOLEAN NOT NULL, 
	opened_at FLOAT NOT NULL, 
	round INTEGER NOT NULL, 
	rounds INTEGER NOT NULL, 
	host INTEGER, 
	seats JSON NOT NULL, 
	to_act JSON NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('f5ahej2fzqwy',16,NULL,'over',0,1796052118.714,2,2,0,'[{"name": "Ada", "kind": "person", "player": "53da372d4e036a0b"}, {"name": "Bo", "kind": "person", "player": "c788aaeb8063788a"}]','[]');
INSERT INTO "tables" VALUES('mx95wyw3u47g',8,NULL,'playing',0,1796052118.788,1,3,0,'[{"name": "Ada", "kind": "person", "player": "53da372d4e036a0b"}, {"name": "Bo", "kind": "person", "player": "c788aaeb8063788a"}]','[1]');
INSERT INTO "tables" VALUES('85ywqaqzqmkd',3,NULL,'lobby',0,1796052118.808,0,1,0,'[{"name": "Ada", "kind": "person", "player": "53da372d4e036a0b"}, {"name": "Bo", "kind": "person", "player": "c788aaeb8063788a"}]','[]');
CREATE INDEX seated_by_player ON seated (player_id);
COMMIT;

BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
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
INSERT INTO "notes" VALUES('csrf-key','d01934bd144a168d606a210f50d633a60b6d21efc76e854b6d60ac75bdc0f367');
INSERT INTO "notes" VALUES('lists-mended-to','0');
CREATE TABLE players (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	made_at FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('dde2cf3c485b72c8','Ada',1.79605212948377537729e+09);
INSERT INTO "players" VALUES('4a8b6cac2e3cdcdc','Bo',1.79605212948990797996e+09);
CREATE TABLE seated (
	table_id VARCHAR NOT NULL, 
	player_id VARCHAR NOT NULL, 
	PRIMARY KEY (table_id, player_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seated" VALUES('y59ysyhmhqqq','4a8b6cac2e3cdcdc');
INSERT INTO "seated" VALUES('y59ysyhmhqqq','dde2cf3c485b72c8');
INSERT INTO "seated" VALUES('2hyxynzbm4ys','4a8b6cac2e3cdcdc');
INSERT INTO "seated" VALUES('2hyxynzbm4ys','dde2cf3c485b72c8');
INSERT INTO "seated" VALUES('b8kmf5qpzbdd','4a8b6cac2e3cdcdc');
INSERT INTO "seated" VALUES('b8kmf5qpzbdd','dde2cf3c485b72c8');
CREATE TABLE sessions (
	digest BLOB NOT NULL, 
	player_id VARCHAR NOT NULL, 
	made_at FLOAT NOT NULL, 
	PRIMARY KEY (digest), 
	FOREIGN KEY(player_id) REFERENCES players (id)
);
INSERT INTO "sessions" VALUES(X'4C161A17E0643A3D8EF8287E0E68B74B4877661037220070B6F87BCC6865E636','dde2cf3c485b72c8',1.79605212948377537729e+09);
INSERT INTO "sessions" VALUES(X'EF94163DA976D4CDE317F9289A8633010183350B78220B9F4B59A34A328214FC','4a8b6cac2e3cdcdc',1.79605212948990797996e+09);
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
	to_act JSON NOT NULL, followed BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('y59ysyhmhqqq',16,NULL,'over',0,1796052129.522,2,2,0,'[{"name": "Ada", "kind": "person", "player": "dde2cf3c485b72c8"}, {"name": "Bo", "kind": "person", "player": "4a8b6cac2e3cdcdc"}]','[]',1);
INSERT INTO "tables" VALUES('2hyxynzbm4ys',8,NULL,'playing',0,1796052129.745,1,3,0,'[{"name": "Ada", "kind": "person", "player": "dde2cf3c485b72c8"}, {"name": "Bo", "kind": "person", "player": "4a8b6cac2e3cdcdc"}]','[1]',0);
INSERT INTO "tables" VALUES('b8kmf5qpzbdd',3,NULL,'lobby',0,1796052129.773,0,1,0,'[{"name": "Ada", "kind": "person", "player": "dde2cf3c485b72c8"}, {"name": "Bo", "kind": "person", "player": "4a8b6cac2e3cdcdc"}]','[]',0);
CREATE INDEX seated_by_player ON seated (player_id);
CREATE INDEX tables_unfollowed ON tables (id) WHERE stage = 'over' AND followed IS false;
COMMIT;

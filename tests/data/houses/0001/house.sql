BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE notes (
	"key" VARCHAR NOT NULL, 
	value VARCHAR NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "notes" VALUES('csrf-key','d30c25dbe2940beb7e1fb48bc5a27afa5a8976a34f529f0e5d0389ebf9494340');
INSERT INTO "notes" VALUES('lists-mended-to','0');
CREATE TABLE players (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	made_at FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('9108eb279205c7e5','Ada',1.79605237015714836118e+09);
INSERT INTO "players" VALUES('d4f46470cb2a2ecd','Bo',1.79605237025676918024e+09);
CREATE TABLE seated (
	table_id VARCHAR NOT NULL, 
	player_id VARCHAR NOT NULL, 
	PRIMARY KEY (table_id, player_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seated" VALUES('8e3njcwmhyue','9108eb279205c7e5');
INSERT INTO "seated" VALUES('8e3njcwmhyue','d4f46470cb2a2ecd');
INSERT INTO "seated" VALUES('5grmnveeez3d','9108eb279205c7e5');
INSERT INTO "seated" VALUES('5grmnveeez3d','d4f46470cb2a2ecd');
INSERT INTO "seated" VALUES('3n242xtsfueu','9108eb279205c7e5');
INSERT INTO "seated" VALUES('3n242xtsfueu','d4f46470cb2a2ecd');
CREATE TABLE sessions (
	digest BLOB NOT NULL, 
	player_id VARCHAR NOT NULL, 
	made_at FLOAT NOT NULL, 
	PRIMARY KEY (digest), 
	FOREIGN KEY(player_id) REFERENCES players (id)
);
INSERT INTO "sessions" VALUES(X'11F3723840CE0B8E0259A1B200A5411B8E4B1C1D473AD9E582F78F4884977821','9108eb279205c7e5',1.79605237015714836118e+09);
INSERT INTO "sessions" VALUES(X'2FAD6F86AFCA7C5550976A8791E1C633663FFE1F39BE8D6948E9DAB26A9EC776','d4f46470cb2a2ecd',1.79605237025676918024e+09);
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
INSERT INTO "tables" VALUES('8e3njcwmhyue',16,NULL,'over',0,1796052370.263,2,2,0,'[{"name": "Ada", "kind": "person", "player": "9108eb279205c7e5"}, {"name": "Bo", "kind": "person", "player": "d4f46470cb2a2ecd"}]','[]');
INSERT INTO "tables" VALUES('5grmnveeez3d',8,NULL,'playing',0,1796052370.282,1,3,0,'[{"name": "Ada", "kind": "person", "player": "9108eb279205c7e5"}, {"name": "Bo", "kind": "person", "player": "d4f46470cb2a2ecd"}]','[1]');
INSERT INTO "tables" VALUES('3n242xtsfueu',3,NULL,'lobby',0,1796052370.29,0,1,0,'[{"name": "Ada", "kind": "person", "player": "9108eb279205c7e5"}, {"name": "Bo", "kind": "person", "player": "d4f46470cb2a2ecd"}]','[]');
CREATE INDEX seated_by_player ON seated (player_id);
COMMIT;

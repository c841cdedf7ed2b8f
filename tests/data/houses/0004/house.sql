BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
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
INSERT INTO "notes" VALUES('csrf-key','0e6e1de78c4388acda844716181ea69cd0dd4eb3c0d244eefdfd8d9f314c19fd');
INSERT INTO "notes" VALUES('lists-mended-to','0');
CREATE TABLE players (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	made_at FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('ecf2a9e37c77f4cc','Ada',1.79605213664573121071e+09);
INSERT INTO "players" VALUES('381a5dc9c60c253b','Bo',1.79605213666248106959e+09);
CREATE TABLE rated_games (
	game VARCHAR NOT NULL, 
	annulled BOOLEAN NOT NULL, 
	PRIMARY KEY (game)
);
CREATE TABLE rating_changes (
	game VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	who VARCHAR NOT NULL, 
	family VARCHAR NOT NULL, 
	before_mean FLOAT NOT NULL, 
	before_deviation FLOAT NOT NULL, 
	before_games INTEGER NOT NULL, 
	before_played_at_ms BIGINT, 
	after_mean FLOAT NOT NULL, 
	after_deviation FLOAT NOT NULL, 
	after_games INTEGER NOT NULL, 
	after_played_at_ms BIGINT, 
	expected_rank FLOAT NOT NULL, 
	rank FLOAT NOT NULL, 
	"left" BOOLEAN NOT NULL, 
	PRIMARY KEY (game, kind, who), 
	FOREIGN KEY(game) REFERENCES rated_games (game)
);
CREATE TABLE ratings (
	family VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	who VARCHAR NOT NULL, 
	mean FLOAT NOT NULL, 
	deviation FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	played_at_ms BIGINT, 
	PRIMARY KEY (family, kind, who)
);
CREATE TABLE ratings_hidden (
	player_id VARCHAR NOT NULL, 
	PRIMARY KEY (player_id), 
	FOREIGN KEY(player_id) REFERENCES players (id)
);
CREATE TABLE seated (
	table_id VARCHAR NOT NULL, 
	player_id VARCHAR NOT NULL, 
	PRIMARY KEY (table_id, player_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seated" VALUES('z6w3un2synrj','381a5dc9c60c253b');
INSERT INTO "seated" VALUES('z6w3un2synrj','ecf2a9e37c77f4cc');
INSERT INTO "seated" VALUES('m6st48a3ga73','381a5dc9c60c253b');
INSERT INTO "seated" VALUES('m6st48a3ga73','ecf2a9e37c77f4cc');
INSERT INTO "seated" VALUES('8zv7sazr64m2','381a5dc9c60c253b');
INSERT INTO "seated" VALUES('8zv7sazr64m2','ecf2a9e37c77f4cc');
CREATE TABLE sessions (
	digest BLOB NOT NULL, 
	player_id VARCHAR NOT NULL, 
	made_at FLOAT NOT NULL, 
	PRIMARY KEY (digest), 
	FOREIGN KEY(player_id) REFERENCES players (id)
);
INSERT INTO "sessions" VALUES(X'9794B6F1D8F397E6B2AFA3DD2927C7CF2B6EDFB5CF02C2FB0D9260826AAE1F71','ecf2a9e37c77f4cc',1.79605213664573121071e+09);
INSERT INTO "sessions" VALUES(X'D3278F43E18A873049E18608742EBC291926D3550C32574F28739609416B2309','381a5dc9c60c253b',1.79605213666248106959e+09);
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
INSERT INTO "tables" VALUES('z6w3un2synrj',16,NULL,'over',0,1796052136.689,2,2,0,'[{"name": "Ada", "kind": "person", "player": "ecf2a9e37c77f4cc"}, {"name": "Bo", "kind": "person", "player": "381a5dc9c60c253b"}]','[]',1);
INSERT INTO "tables" VALUES('m6st48a3ga73',8,NULL,'playing',0,1796052136.76,1,3,0,'[{"name": "Ada", "kind": "person", "player": "ecf2a9e37c77f4cc"}, {"name": "Bo", "kind": "person", "player": "381a5dc9c60c253b"}]','[0]',0);
INSERT INTO "tables" VALUES('8zv7sazr64m2',3,NULL,'lobby',0,1796052136.869,0,1,0,'[{"name": "Ada", "kind": "person", "player": "ecf2a9e37c77f4cc"}, {"name": "Bo", "kind": "person", "player": "381a5dc9c60c253b"}]','[]',0);
CREATE INDEX seated_by_player ON seated (player_id);
CREATE INDEX tables_unfollowed ON tables (id) WHERE stage = 'over' AND followed IS false;
CREATE INDEX ratings_by_who ON ratings (kind, who);
CREATE INDEX rating_changes_by_who ON rating_changes (kind, who);
COMMIT;

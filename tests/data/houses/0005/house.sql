BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE chip_balances (
	account VARCHAR NOT NULL, 
	player_id VARCHAR, 
	table_id VARCHAR, 
	chips BIGINT NOT NULL, 
	PRIMARY KEY (account), 
	CONSTRAINT chip_balances_not_below_0 CHECK (chips >= 0 OR account = 'bank')
);
INSERT INTO "chip_balances" VALUES('bank',NULL,NULL,0);
CREATE TABLE chip_postings (
	transfer_id INTEGER NOT NULL, 
	account VARCHAR NOT NULL, 
	player_id VARCHAR, 
	table_id VARCHAR, 
	chips BIGINT NOT NULL, 
	PRIMARY KEY (transfer_id, account), 
	FOREIGN KEY(transfer_id) REFERENCES chip_transfers (id)
);
CREATE TABLE chip_tables (
	table_id VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	PRIMARY KEY (table_id)
);
CREATE TABLE chip_transfers (
	id INTEGER NOT NULL, 
	cause VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	made_at FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (cause)
);
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
INSERT INTO "notes" VALUES('csrf-key','2a09fbbd65c8b10aed871c86e4f9c70944717b6230c9fbc4079d17c621a47010');
INSERT INTO "notes" VALUES('lists-mended-to','0');
CREATE TABLE players (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	made_at FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('7e654fc14931aef7','Ada',1.79605214388068962095e+09);
INSERT INTO "players" VALUES('2319f67f1515a727','Bo',1.79605214389946269987e+09);
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
INSERT INTO "seated" VALUES('5mtzzyaazy4z','2319f67f1515a727');
INSERT INTO "seated" VALUES('5mtzzyaazy4z','7e654fc14931aef7');
INSERT INTO "seated" VALUES('n44tdpfaw68j','2319f67f1515a727');
INSERT INTO "seated" VALUES('n44tdpfaw68j','7e654fc14931aef7');
INSERT INTO "seated" VALUES('zrageebbawst','2319f67f1515a727');
INSERT INTO "seated" VALUES('zrageebbawst','7e654fc14931aef7');
CREATE TABLE sessions (
	digest BLOB NOT NULL, 
	player_id VARCHAR NOT NULL, 
	made_at FLOAT NOT NULL, 
	PRIMARY KEY (digest), 
	FOREIGN KEY(player_id) REFERENCES players (id)
);
INSERT INTO "sessions" VALUES(X'97E7CE9512756310E33E02B9327CA916AD665FC9050CFE92644CDA7DD7665AB4','7e654fc14931aef7',1.79605214388068962095e+09);
INSERT INTO "sessions" VALUES(X'92FA5EAAA2BADAD35A1E349563F761D12ED8ECBE4D9A0E7A11A92CD585CD7E16','2319f67f1515a727',1.79605214389946269987e+09);
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
INSERT INTO "tables" VALUES('5mtzzyaazy4z',16,NULL,'over',0,1796052143.908,2,2,0,'[{"name": "Ada", "kind": "person", "player": "7e654fc14931aef7"}, {"name": "Bo", "kind": "person", "player": "2319f67f1515a727"}]','[]',1);
INSERT INTO "tables" VALUES('n44tdpfaw68j',8,NULL,'playing',0,1796052143.99,1,3,0,'[{"name": "Ada", "kind": "person", "player": "7e654fc14931aef7"}, {"name": "Bo", "kind": "person", "player": "2319f67f1515a727"}]','[0]',0);
INSERT INTO "tables" VALUES('zrageebbawst',3,NULL,'lobby',0,1796052144.037,0,1,0,'[{"name": "Ada", "kind": "person", "player": "7e654fc14931aef7"}, {"name": "Bo", "kind": "person", "player": "2319f67f1515a727"}]','[]',0);
CREATE INDEX seated_by_player ON seated (player_id);
CREATE INDEX tables_unfollowed ON tables (id) WHERE stage = 'over' AND followed IS false;
CREATE INDEX ratings_by_who ON ratings (kind, who);
CREATE INDEX rating_changes_by_who ON rating_changes (kind, who);
CREATE INDEX chip_postings_by_player ON chip_postings (player_id, transfer_id);
CREATE INDEX chip_balances_by_player ON chip_balances (player_id);
CREATE INDEX chip_balances_by_table ON chip_balances (table_id);
COMMIT;

BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
CREATE TABLE challenges (
	challenge BLOB NOT NULL, 
	player_id VARCHAR NOT NULL, 
	purpose VARCHAR NOT NULL, 
	made_at FLOAT NOT NULL, 
	PRIMARY KEY (challenge), 
	FOREIGN KEY(player_id) REFERENCES players (id)
);
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
CREATE TABLE erasures (
	table_id VARCHAR NOT NULL, 
	player_id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	PRIMARY KEY (table_id, player_id), 
	FOREIGN KEY(player_id) REFERENCES players (id)
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
INSERT INTO "notes" VALUES('csrf-key','e4255afa69365ae9f9dea58fe82ce8c6df2a2cc77741913b1272429618b84cbe');
INSERT INTO "notes" VALUES('lists-mended-to','0');
CREATE TABLE passkeys (
	id BLOB NOT NULL, 
	player_id VARCHAR NOT NULL, 
	public_key BLOB NOT NULL, 
	sign_count BIGINT NOT NULL, 
	browser VARCHAR NOT NULL, 
	system VARCHAR NOT NULL, 
	made_at FLOAT NOT NULL, 
	used_at FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(player_id) REFERENCES players (id)
);
CREATE TABLE passwords (
	player_id VARCHAR NOT NULL, 
	sign_in_name VARCHAR NOT NULL, 
	folded VARCHAR NOT NULL, 
	hash VARCHAR NOT NULL, 
	changed_at FLOAT NOT NULL, 
	PRIMARY KEY (player_id), 
	FOREIGN KEY(player_id) REFERENCES players (id), 
	UNIQUE (folded)
);
CREATE TABLE players (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	made_at FLOAT NOT NULL, folded VARCHAR DEFAULT '' NOT NULL, tag INTEGER DEFAULT '0' NOT NULL, changed_at FLOAT DEFAULT '0' NOT NULL, gone_at FLOAT, 
	PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('76161f6c2bdee6fd','Ada',1.79605215377100038524e+09,'ada',7755,0.0,NULL);
INSERT INTO "players" VALUES('8e64c1501885b42a','Bo',1.79605215378316283229e+09,'bo',1465,0.0,NULL);
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
INSERT INTO "seated" VALUES('p4kpy5sg9dds','76161f6c2bdee6fd');
INSERT INTO "seated" VALUES('p4kpy5sg9dds','8e64c1501885b42a');
INSERT INTO "seated" VALUES('6smrwaatgjp7','76161f6c2bdee6fd');
INSERT INTO "seated" VALUES('6smrwaatgjp7','8e64c1501885b42a');
INSERT INTO "seated" VALUES('evvfmzbwry3q','76161f6c2bdee6fd');
INSERT INTO "seated" VALUES('evvfmzbwry3q','8e64c1501885b42a');
CREATE TABLE sessions (
	digest BLOB NOT NULL, 
	player_id VARCHAR NOT NULL, 
	made_at FLOAT NOT NULL, seen_at FLOAT DEFAULT '0' NOT NULL, browser VARCHAR DEFAULT '' NOT NULL, system VARCHAR DEFAULT '' NOT NULL, 
	PRIMARY KEY (digest), 
	FOREIGN KEY(player_id) REFERENCES players (id)
);
INSERT INTO "sessions" VALUES(X'A897F3283623F42FF7B3D57206CD274F55E1EF85F71380F1C9307CB9DAE3AFA7','76161f6c2bdee6fd',1.79605215377483391761e+09,1.79605215377483391761e+09,'','');
INSERT INTO "sessions" VALUES(X'C0D7DDB047F19071F39FEE2B19BE3E382C1664E06642023DA527270397210FEF','8e64c1501885b42a',1.79605215378472852704e+09,1.79605215378472852704e+09,'','');
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
INSERT INTO "tables" VALUES('p4kpy5sg9dds',16,NULL,'over',0,1796052153.859,2,2,0,'[{"name": "Ada", "kind": "person", "player": "76161f6c2bdee6fd"}, {"name": "Bo", "kind": "person", "player": "8e64c1501885b42a"}]','[]',1);
INSERT INTO "tables" VALUES('6smrwaatgjp7',8,NULL,'playing',0,1796052154.186,1,3,0,'[{"name": "Ada", "kind": "person", "player": "76161f6c2bdee6fd"}, {"name": "Bo", "kind": "person", "player": "8e64c1501885b42a"}]','[0]',0);
INSERT INTO "tables" VALUES('evvfmzbwry3q',3,NULL,'lobby',0,1796052154.223,0,1,0,'[{"name": "Ada", "kind": "person", "player": "76161f6c2bdee6fd"}, {"name": "Bo", "kind": "person", "player": "8e64c1501885b42a"}]','[]',0);
CREATE INDEX seated_by_player ON seated (player_id);
CREATE INDEX tables_unfollowed ON tables (id) WHERE stage = 'over' AND followed IS false;
CREATE INDEX ratings_by_who ON ratings (kind, who);
CREATE INDEX rating_changes_by_who ON rating_changes (kind, who);
CREATE INDEX chip_postings_by_player ON chip_postings (player_id, transfer_id);
CREATE INDEX chip_balances_by_player ON chip_balances (player_id);
CREATE INDEX chip_balances_by_table ON chip_balances (table_id);
CREATE UNIQUE INDEX players_by_handle ON players (folded, tag);
CREATE INDEX players_by_change ON players (changed_at);
CREATE INDEX sessions_by_player ON sessions (player_id);
CREATE INDEX passkeys_by_player ON passkeys (player_id);
CREATE INDEX challenges_by_age ON challenges (made_at);
COMMIT;

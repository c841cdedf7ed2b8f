BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0008');
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
CREATE TABLE nodes (
	id VARCHAR NOT NULL, 
	lives_until FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE notes (
	"key" VARCHAR NOT NULL, 
	value VARCHAR NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "notes" VALUES('csrf-key','5bff201b6ed6cc4d36b122ef6e863b00e2374b4e54566cb046313fc2275d61e2');
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
INSERT INTO "players" VALUES('28345c4ab3b35f77','Ada',1.79605216806459665299e+09,'ada',7673,0.0,NULL);
INSERT INTO "players" VALUES('726e76d4de9c3b17','Bo',1.796052168080612421e+09,'bo',2617,0.0,NULL);
CREATE TABLE present (
	node_id VARCHAR NOT NULL, 
	table_id VARCHAR NOT NULL, 
	player_id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	PRIMARY KEY (node_id, table_id, player_id), 
	FOREIGN KEY(node_id) REFERENCES nodes (id) ON DELETE CASCADE
);
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
INSERT INTO "seated" VALUES('fux3b7hqbmwu','28345c4ab3b35f77');
INSERT INTO "seated" VALUES('fux3b7hqbmwu','726e76d4de9c3b17');
INSERT INTO "seated" VALUES('k8sct6yxqpg9','28345c4ab3b35f77');
INSERT INTO "seated" VALUES('k8sct6yxqpg9','726e76d4de9c3b17');
INSERT INTO "seated" VALUES('c3fnqbcgj7ez','28345c4ab3b35f77');
INSERT INTO "seated" VALUES('c3fnqbcgj7ez','726e76d4de9c3b17');
CREATE TABLE sessions (
	digest BLOB NOT NULL, 
	player_id VARCHAR NOT NULL, 
	made_at FLOAT NOT NULL, seen_at FLOAT DEFAULT '0' NOT NULL, browser VARCHAR DEFAULT '' NOT NULL, system VARCHAR DEFAULT '' NOT NULL, 
	PRIMARY KEY (digest), 
	FOREIGN KEY(player_id) REFERENCES players (id)
);
INSERT INTO "sessions" VALUES(X'0AEEE3900E9667C1C80074EA60B8ACF45314ECB96147D4DE4840EEF92DBB914E','28345c4ab3b35f77',1.7960521680701236725e+09,1.7960521680701236725e+09,'','');
INSERT INTO "sessions" VALUES(X'056B8B166814E657A7A0E5EC4F56974943B6961C38EF89FB082D043CC0AA47D6','726e76d4de9c3b17',1.79605216808529400828e+09,1.79605216808529400828e+09,'','');
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
	to_act JSON NOT NULL, followed BOOLEAN DEFAULT 0 NOT NULL, due_at FLOAT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('fux3b7hqbmwu',16,NULL,'over',0,1796052168.105,2,2,0,'[{"name": "Ada", "kind": "person", "player": "28345c4ab3b35f77"}, {"name": "Bo", "kind": "person", "player": "726e76d4de9c3b17"}]','[]',1,NULL);
INSERT INTO "tables" VALUES('k8sct6yxqpg9',8,NULL,'playing',0,1796052168.203,1,3,0,'[{"name": "Ada", "kind": "person", "player": "28345c4ab3b35f77"}, {"name": "Bo", "kind": "person", "player": "726e76d4de9c3b17"}]','[1]',0,NULL);
INSERT INTO "tables" VALUES('c3fnqbcgj7ez',3,NULL,'lobby',0,1796052168.275,0,1,0,'[{"name": "Ada", "kind": "person", "player": "28345c4ab3b35f77"}, {"name": "Bo", "kind": "person", "player": "726e76d4de9c3b17"}]','[]',0,NULL);
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
CREATE INDEX present_by_table ON present (table_id);
CREATE INDEX present_by_player ON present (player_id);
CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
COMMIT;

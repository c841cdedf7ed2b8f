BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0010');
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
CREATE TABLE glimpses (
	player_id VARCHAR NOT NULL, 
	at_ms BIGINT NOT NULL, 
	table_id VARCHAR, 
	shown BOOLEAN NOT NULL, 
	PRIMARY KEY (player_id)
);
CREATE TABLE invitations (
	table_id VARCHAR NOT NULL, 
	of_id VARCHAR NOT NULL, 
	by_id VARCHAR NOT NULL, 
	at_ms BIGINT NOT NULL, 
	answer VARCHAR NOT NULL, 
	PRIMARY KEY (table_id, of_id), 
	FOREIGN KEY(of_id) REFERENCES players (id), 
	FOREIGN KEY(by_id) REFERENCES players (id)
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
INSERT INTO "notes" VALUES('csrf-key','f47beac7a58d1352c61698a322d27d5ef5d1cc088b5f1ba3a8d9edb2bfcddd50');
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
INSERT INTO "players" VALUES('a8ea2aaff15b64a7','Ada',1.79605272312480616567e+09,'ada',8624,0.0,NULL);
INSERT INTO "players" VALUES('98737e82001d5f71','Bo',1.79605272313877105706e+09,'bo',3503,0.0,NULL);
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
CREATE TABLE results (
	table_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	player_id VARCHAR, 
	name VARCHAR NOT NULL, 
	level VARCHAR, 
	variant VARCHAR, 
	seats INTEGER NOT NULL, 
	people INTEGER NOT NULL, 
	rank INTEGER NOT NULL, 
	shared BOOLEAN NOT NULL, 
	score INTEGER NOT NULL, 
	bids INTEGER NOT NULL, 
	made INTEGER NOT NULL, 
	over INTEGER NOT NULL, 
	under INTEGER NOT NULL, 
	finished_at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "results" VALUES('b3bxqpx7vqdq',0,'a8ea2aaff15b64a7','Ada',NULL,NULL,2,2,1,0,12,2,1,1,0,1796052723.197);
INSERT INTO "results" VALUES('b3bxqpx7vqdq',1,'98737e82001d5f71','Bo',NULL,NULL,2,2,2,0,11,2,1,1,0,1796052723.197);
CREATE TABLE seated (
	table_id VARCHAR NOT NULL, 
	player_id VARCHAR NOT NULL, 
	PRIMARY KEY (table_id, player_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seated" VALUES('b3bxqpx7vqdq','98737e82001d5f71');
INSERT INTO "seated" VALUES('b3bxqpx7vqdq','a8ea2aaff15b64a7');
INSERT INTO "seated" VALUES('9ynshnj774uf','98737e82001d5f71');
INSERT INTO "seated" VALUES('9ynshnj774uf','a8ea2aaff15b64a7');
INSERT INTO "seated" VALUES('n5mjy54a6cum','98737e82001d5f71');
INSERT INTO "seated" VALUES('n5mjy54a6cum','a8ea2aaff15b64a7');
CREATE TABLE sessions (
	digest BLOB NOT NULL, 
	player_id VARCHAR NOT NULL, 
	made_at FLOAT NOT NULL, seen_at FLOAT DEFAULT '0' NOT NULL, browser VARCHAR DEFAULT '' NOT NULL, system VARCHAR DEFAULT '' NOT NULL, 
	PRIMARY KEY (digest), 
	FOREIGN KEY(player_id) REFERENCES players (id)
);
INSERT INTO "sessions" VALUES(X'4078980854E74FCC139C095D802CC4A4327841B8059B8D85C96A4DAD5B48731C','a8ea2aaff15b64a7',1.79605272312809443472e+09,1.79605272312809443472e+09,'','');
INSERT INTO "sessions" VALUES(X'CAFF5A8D32BA86AD7619908507373F77033E8888804D1118CCA06D9743897FB6','98737e82001d5f71',1.79605272314006352419e+09,1.79605272314006352419e+09,'','');
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
	to_act JSON NOT NULL, followed BOOLEAN DEFAULT 0 NOT NULL, due_at FLOAT, hidden BOOLEAN DEFAULT 0 NOT NULL, play_key VARCHAR DEFAULT '' NOT NULL, enterable BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('b3bxqpx7vqdq',16,NULL,'over',0,1796052723.152,2,2,0,'[{"name": "Ada", "kind": "person", "player": "a8ea2aaff15b64a7"}, {"name": "Bo", "kind": "person", "player": "98737e82001d5f71"}]','[]',1,NULL,0,'',0);
INSERT INTO "tables" VALUES('9ynshnj774uf',8,NULL,'playing',0,1796052723.211,1,3,0,'[{"name": "Ada", "kind": "person", "player": "a8ea2aaff15b64a7"}, {"name": "Bo", "kind": "person", "player": "98737e82001d5f71"}]','[0]',0,NULL,0,'',0);
INSERT INTO "tables" VALUES('n5mjy54a6cum',3,NULL,'lobby',0,1796052723.239,0,1,0,'[{"name": "Ada", "kind": "person", "player": "a8ea2aaff15b64a7"}, {"name": "Bo", "kind": "person", "player": "98737e82001d5f71"}]','[]',0,NULL,0,'',0);
CREATE TABLE ties (
	by_id VARCHAR NOT NULL, 
	word VARCHAR NOT NULL, 
	of_id VARCHAR NOT NULL, 
	said_at FLOAT NOT NULL, 
	PRIMARY KEY (by_id, word, of_id), 
	FOREIGN KEY(by_id) REFERENCES players (id), 
	FOREIGN KEY(of_id) REFERENCES players (id)
);
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
CREATE INDEX ties_of ON ties (of_id);
CREATE INDEX invitations_of ON invitations (of_id);
CREATE INDEX results_of ON results (player_id, finished_at);
CREATE INDEX tables_enterable ON tables (play_key) WHERE enterable;
COMMIT;

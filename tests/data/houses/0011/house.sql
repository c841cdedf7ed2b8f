BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0011');
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
CREATE TABLE deeds (
	id INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	by_id VARCHAR NOT NULL, 
	of_id VARCHAR, 
	table_id VARCHAR, 
	reason VARCHAR NOT NULL, 
	at_ms BIGINT NOT NULL, 
	until_ms BIGINT, 
	lifts INTEGER, 
	report_id INTEGER, 
	PRIMARY KEY (id), 
	FOREIGN KEY(of_id) REFERENCES players (id), 
	FOREIGN KEY(lifts) REFERENCES deeds (id), 
	FOREIGN KEY(report_id) REFERENCES reports (id)
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
CREATE TABLE leaves (
	player_id VARCHAR NOT NULL, 
	table_id VARCHAR NOT NULL, 
	at_ms BIGINT NOT NULL, 
	PRIMARY KEY (player_id, table_id), 
	FOREIGN KEY(player_id) REFERENCES players (id)
);
CREATE TABLE moderators (
	player_id VARCHAR NOT NULL, 
	PRIMARY KEY (player_id), 
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
INSERT INTO "notes" VALUES('csrf-key','d60f8e93abe3272ceba88e9af4da683c185d5dc9c84639c605be95f1d9ef6845');
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
INSERT INTO "players" VALUES('79840a35c19203c7','Ada',1.79605477720081853866e+09,'ada',3733,0.0,NULL);
INSERT INTO "players" VALUES('ae2438f3e1881b43','Bo',1.79605477722048974039e+09,'bo',2172,0.0,NULL);
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
CREATE TABLE reports (
	id INTEGER NOT NULL, 
	by_id VARCHAR NOT NULL, 
	of_id VARCHAR NOT NULL, 
	of_name VARCHAR NOT NULL, 
	table_id VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	line INTEGER, 
	reason VARCHAR NOT NULL, 
	words VARCHAR NOT NULL, 
	at_ms BIGINT NOT NULL, 
	outcome VARCHAR NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(by_id) REFERENCES players (id), 
	FOREIGN KEY(of_id) REFERENCES players (id)
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
INSERT INTO "results" VALUES('fdad8ygxquzw',0,'79840a35c19203c7','Ada',NULL,NULL,2,2,2,0,3,2,0,2,0,1796054777.389);
INSERT INTO "results" VALUES('fdad8ygxquzw',1,'ae2438f3e1881b43','Bo',NULL,NULL,2,2,1,0,20,2,2,0,0,1796054777.389);
CREATE TABLE seated (
	table_id VARCHAR NOT NULL, 
	player_id VARCHAR NOT NULL, 
	PRIMARY KEY (table_id, player_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seated" VALUES('fdad8ygxquzw','79840a35c19203c7');
INSERT INTO "seated" VALUES('fdad8ygxquzw','ae2438f3e1881b43');
INSERT INTO "seated" VALUES('txe257xczyf6','79840a35c19203c7');
INSERT INTO "seated" VALUES('txe257xczyf6','ae2438f3e1881b43');
INSERT INTO "seated" VALUES('tanqy9xwkud3','79840a35c19203c7');
INSERT INTO "seated" VALUES('tanqy9xwkud3','ae2438f3e1881b43');
CREATE TABLE sessions (
	digest BLOB NOT NULL, 
	player_id VARCHAR NOT NULL, 
	made_at FLOAT NOT NULL, seen_at FLOAT DEFAULT '0' NOT NULL, browser VARCHAR DEFAULT '' NOT NULL, system VARCHAR DEFAULT '' NOT NULL, 
	PRIMARY KEY (digest), 
	FOREIGN KEY(player_id) REFERENCES players (id)
);
INSERT INTO "sessions" VALUES(X'8DC6AFDD3FD3A540ED47476C9D9868E0D553A025C962649707A8528EB1E2F6EB','79840a35c19203c7',1.79605477721267819402e+09,1.79605477721267819402e+09,'','');
INSERT INTO "sessions" VALUES(X'2D59E11806CC6CD2C24433D4C56FFFAF0B7A6F1FE63534FF578955AEF9FD3028','ae2438f3e1881b43',1.79605477722715783112e+09,1.79605477722715783112e+09,'','');
CREATE TABLE standings (
	player_id VARCHAR NOT NULL, 
	muted_ms BIGINT NOT NULL, 
	suspended_ms BIGINT NOT NULL, 
	PRIMARY KEY (player_id), 
	FOREIGN KEY(player_id) REFERENCES players (id)
);
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
INSERT INTO "tables" VALUES('fdad8ygxquzw',16,NULL,'over',0,1796054777.239,2,2,0,'[{"name": "Ada", "kind": "person", "player": "79840a35c19203c7"}, {"name": "Bo", "kind": "person", "player": "ae2438f3e1881b43"}]','[]',1,NULL,0,'',0);
INSERT INTO "tables" VALUES('txe257xczyf6',8,NULL,'playing',0,1796054777.413,1,3,0,'[{"name": "Ada", "kind": "person", "player": "79840a35c19203c7"}, {"name": "Bo", "kind": "person", "player": "ae2438f3e1881b43"}]','[0]',0,NULL,0,'',0);
INSERT INTO "tables" VALUES('tanqy9xwkud3',3,NULL,'lobby',0,1796054777.48,0,1,0,'[{"name": "Ada", "kind": "person", "player": "79840a35c19203c7"}, {"name": "Bo", "kind": "person", "player": "ae2438f3e1881b43"}]','[]',0,NULL,0,'',0);
CREATE TABLE ties (
	by_id VARCHAR NOT NULL, 
	word VARCHAR NOT NULL, 
	of_id VARCHAR NOT NULL, 
	said_at FLOAT NOT NULL, 
	PRIMARY KEY (by_id, word, of_id), 
	FOREIGN KEY(by_id) REFERENCES players (id), 
	FOREIGN KEY(of_id) REFERENCES players (id)
);
CREATE TABLE told (
	id INTEGER NOT NULL, 
	player_id VARCHAR NOT NULL, 
	what VARCHAR NOT NULL, 
	deed_id INTEGER, 
	table_id VARCHAR, 
	until_ms BIGINT, 
	at_ms BIGINT NOT NULL, 
	read_ms BIGINT, 
	PRIMARY KEY (id), 
	FOREIGN KEY(player_id) REFERENCES players (id), 
	FOREIGN KEY(deed_id) REFERENCES deeds (id)
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
CREATE INDEX reports_by ON reports (by_id, at_ms);
CREATE INDEX reports_of ON reports (of_id);
CREATE INDEX reports_by_outcome ON reports (outcome, at_ms);
CREATE INDEX reports_at ON reports (table_id);
CREATE INDEX deeds_of ON deeds (of_id);
CREATE INDEX deeds_at ON deeds (table_id);
CREATE TRIGGER deeds_stay_update BEFORE UPDATE ON deeds BEGIN SELECT RAISE(ABORT, 'the audit trail only grows'); END;
CREATE TRIGGER deeds_stay_delete BEFORE DELETE ON deeds BEGIN SELECT RAISE(ABORT, 'the audit trail only grows'); END;
CREATE INDEX told_by_player ON told (player_id, read_ms);
CREATE INDEX leaves_by_time ON leaves (player_id, at_ms);
COMMIT;

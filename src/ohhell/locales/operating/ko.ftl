### 집을 돌보는 사람에게 집의 상태를 알립니다: `ohhell house status`.

status-nobody = { $url }에서 응답하는 서버가 없습니다.
status-well = { $url } 정상, 버전 { $version }.
status-unwell = { $url } 응답하지만 정상이 아닙니다: { $code }.
status-no-figures = 수치는 그 컴퓨터 자신에게만 보여 줍니다.
status-people = 사람: 테이블에 { $table }명, 집 안 다른 곳에 { $elsewhere }명
status-tables = 메모리의 테이블: { $tables }개, 소켓: { $sockets }개
status-waiting = 대기 중: 명령 { $commands }개, 봇의 결정 { $bots }개, 목록 행 { $rows }개
status-no-house = { $place }의 집을 읽을 수 없습니다: { $why }
status-house = { $place }의 집, 데이터베이스 단계 { $step }:
status-nodes = 서버: { $nodes }대
status-known = 알려진 사람: { $people }명
status-all = 테이블: 시작 전 { $lobby }개, 진행 중 { $playing }개, 끝남 { $over }개, 닫힘 { $closed }개
status-behind = 밀린 일: 처리할 끝난 게임 { $games }개, 늦은 테이블 { $tables }개
status-chips = 칩: 지갑에 { $purses }개, 판돈으로 { $stakes }개
status-off = 칩 장부가 맞지 않습니다: 차이 { $chips }개.

## 집에 문제가 없는지, 있다면 무엇을 해야 하는지: `ohhell doctor`.

doctor-reading = 로그를 읽는 중 …
doctor-ok = 정상
doctor-warning = 주의
doctor-trouble = 문제
doctor-all-ok = 모두 정상입니다.
doctor-all-warning = 게임은 할 수 있습니다. ‘주의’로 표시된 것은 살펴볼 만합니다.
doctor-all-trouble = 문제가 있습니다. ‘문제’로 표시된 것을 고쳐야 합니다.
doctor-more-alike = 보여 주지 않은 같은 종류의 결과({ $check }): { $more }개
doctor-unread = 집을 끝까지 읽지 못했습니다: { $why }. 다시 물어보고, 계속 그러면 데이터베이스가 응답하는지 확인하세요.

# 집을 돌보는 사람이 정한 것
doctor-settings-well = 설정: { $settings }개를 정했고 모두 맞습니다
doctor-setting-wrong = 설정이 틀렸습니다: { $why }. 고치기 전에는 서버가 시작되지 않습니다.
doctor-setting-misspelt = { $name } 설정은 없으므로 아무것도 바꾸지 않습니다. { $near } 설정을 말하나요?
doctor-setting-unknown = { $name } 설정은 없으므로 아무것도 바꾸지 않습니다. 모든 설정은 docs/operations.md에 있습니다.
doctor-proxies-none = 페이지가 https로 오므로 앞에 프록시가 있는데 OHHELL_PROXIES가 0입니다. 모든 사람이 한 주소로 여겨져 제한을 나눠 씁니다. 프록시 수를 적으세요.
doctor-origins-none = OHHELL_PROXIES에 따르면 앞에 프록시가 있는데 공개 주소가 없습니다. 그곳으로 오는 페이지는 거부됩니다. OHHELL_ORIGINS를 https://cards.example처럼 정하세요.
doctor-secret-wide = 다른 사람이 { $file }의 비밀을 읽을 수 있습니다. 실행하세요: chmod go= { $file }

# 컴퓨터와 설치된 것
doctor-page-well = 페이지: 만들어져 있음
doctor-page-missing = 페이지가 만들어져 있지 않아 아무도 아무것도 볼 수 없습니다. 소스에서는 python3 web/build.py를 실행하고, 아니면 프로그램을 다시 설치하세요.
doctor-page-broken = 페이지의 파일이 없습니다: { $name }. 다시 만들거나(python3 web/build.py) 프로그램을 다시 설치하세요.
doctor-languages-well = 언어: 모두 갖춤 ({ $languages })
doctor-language-short = { $lang } 언어에 없는 문장: { $count }개 ({ $texts }). 프로그램을 다시 설치하세요.
doctor-language-none = 문장이 없습니다. 프로그램을 다시 설치하세요.
doctor-port-house = 포트: { $host }, 포트 { $port }에서 정상인 집이 응답합니다
doctor-port-free = 포트: { $host }, 포트 { $port } 사용 가능
doctor-port-unwell = { $host }, 포트 { $port }의 집이 응답하지만 정상이 아닙니다: { $health }. 그 뜻은 docs/operations.md에, 자세한 것은 서버의 로그에 있습니다.
doctor-port-taken = 다른 프로그램이 { $host }, 포트 { $port }에서 듣고 있습니다. 그것을 멈추거나 다른 OHHELL_PORT를 정하세요.
doctor-port-forbidden = 이 사용자는 포트 { $port }에서 들을 수 없습니다. OHHELL_PORT를 1024 이상으로 정하고 다른 포트는 프록시에 맡기세요.
doctor-port-nowhere = { $host }, 포트 { $port }에서는 아무도 들을 수 없습니다. 이 컴퓨터의 주소가 아닙니다. OHHELL_HOST를 이 컴퓨터의 주소로, 또는 모두를 뜻하는 0.0.0.0으로 정하세요.
doctor-files-well = 열린 파일: { $files }개까지 허용, 약 { $people }명에게 충분합니다
doctor-files-few = 열린 파일: { $files }개까지 허용되는데 { $people }명에게는 약 { $needed }개가 필요합니다. 서비스의 LimitNOFILE이나 ulimit -n을 올리세요.
doctor-files-used = 열린 파일: { $files }개 중 { $used }개를 쓰고 있어 곧 아무도 더 들어올 수 없습니다. 서비스의 LimitNOFILE을 올리거나 서버를 하나 더 시작하세요.
doctor-clock-well = 시계: { $now }
doctor-clock-old = 시계가 { $now }를 가리키는데, 오래전입니다. 시계를 맞추고 NTP로 유지하세요.
doctor-clock-behind = 시계는 { $now }인데 로그의 마지막 항목은 { $last }에 쓰였습니다. 시계를 맞추세요. 그러지 않으면 생각하는 시간이 틀립니다.
doctor-clock-apart = 데이터베이스의 시계와 이 컴퓨터의 시계가 { $seconds }초 다릅니다. 둘 다 NTP로 유지하세요.

# 게임이 보관되는 곳
doctor-folder-well = 데이터 폴더: { $folder }
doctor-folder-missing = 데이터 폴더 { $folder }이(가) 없습니다. ‘ohhell serve’가 만듭니다. 게임이 다른 곳에 있으면 --data나 OHHELL_DATA로 알려 주세요.
doctor-folder-none = { $folder }은(는) 폴더가 아닙니다. OHHELL_DATA에 폴더를 정하세요.
doctor-folder-closed = 이 사용자는 { $folder }을(를) 읽고 쓸 수 없습니다. 서버의 사용자로 물어보거나 그 사용자에게 주세요(chown).
doctor-folder-shared = 데이터 폴더 { $folder }이(가) 네트워크 공유({ $kind })에 있는데, 그곳에서 SQLite는 안전하지 않습니다. 로컬 디스크로 옮기거나 PostgreSQL을 쓰세요.
doctor-folder-empty = 데이터 폴더 { $folder }에 { $name }이(가) 없습니다. 게임이 있었다면 서버를 멈추고 백업에서 되돌리세요. 아니면 ‘ohhell serve’가 만듭니다.
doctor-rights-well = 권한: 다른 누구도 데이터를 읽을 수 없습니다
doctor-rights-wide = 다른 사람이 { $folder }의 손패와 비밀을 읽거나 바꿀 수 있습니다: { $names }. 실행하세요: chmod -R go= { $folder }
doctor-rights-mixed = { $folder }의 파일이 여러 사용자의 것이라 서버가 쓰지 못하는 것이 있을 수 있습니다. 모두 서버의 사용자에게 주세요(chown -R).
doctor-space-well = 남은 공간: { $megabytes } MB, 약 { $games }게임에 충분합니다
doctor-space-little = 남은 공간: { $megabytes } MB뿐, 약 { $games }게임 분입니다. 곧 공간을 마련하세요.
doctor-space-none = 남은 공간: { $megabytes } MB뿐입니다. 지금 공간을 마련하지 않으면 게임이 멈춥니다.
doctor-log-full = 로그가 OHHELL_LOG_BYTES가 허용하는 { $limit }바이트의 { $percent } %입니다. 올리지 않으면 게임이 멈춥니다.
doctor-database-well = 데이터베이스: { $place }, 단계 { $step }
doctor-database-away = { $place }의 데이터베이스를 읽을 수 없습니다: { $why }. 로그, 목록, 칩은 살펴보지 않았습니다.
doctor-database-newer = { $place }의 데이터베이스는 이 버전이 모르는 단계 { $step }에 있습니다(마지막으로 아는 것은 { $newest }). 마지막으로 쓴 버전을 설치하세요.
doctor-database-older = { $place }의 데이터베이스는 단계 { $step }에 있고 이 버전에는 { $newest }이(가) 필요합니다. 백업하고 서버를 시작하면 단계를 밟습니다. 그다음 다시 물어보세요. 로그, 목록, 칩은 살펴보지 않았습니다.
doctor-sqlite-well = 데이터베이스 파일: 온전함 ({ $names })
doctor-sqlite-old = SQLite { $version }은(는) 너무 오래되었습니다. 3.38 이상이어야 합니다. 더 새로운 Python을 설치하세요.
doctor-sqlite-damaged = { $name }이(가) 손상되었습니다: { $why }. 서버를 멈추고, 파일을 보관하고, 그 자리에 백업을 두세요.
doctor-sqlite-strays = { $name }에 누구의 것도 아닌 행이 { $rows }개 있습니다({ $tables }). 사본을 보관하고, 사람들에게 빠진 것이 있으면 그 자리에 백업을 두세요.
doctor-sqlite-mode = { $name }은(는) 미리 쓰지 않습니다(journal_mode가 WAL이 아님). 서버의 다음 시작이 고칩니다.
doctor-postgres-well = PostgreSQL: 아무것도 잃지 않도록 설정됨
doctor-postgres-old = PostgreSQL { $version }은(는) 너무 오래되었습니다. 10 이상이어야 합니다.
doctor-postgres-letters = 데이터베이스가 글자를 { $found }(으)로 보관하여 보관할 수 없는 이름이 있습니다. ENCODING 'UTF8'로 새로 만들고 pg_dump로 옮기세요.
doctor-postgres-unsafe = PostgreSQL: { $name }이(가) 꺼져 있어 정전이 모든 것을 망칠 수 있습니다. 켜세요.
doctor-postgres-standby = 이 PostgreSQL은 읽기만 하는 복제본입니다. OHHELL_DATABASE에 쓰는 쪽을 정하세요.
doctor-postgres-busy = PostgreSQL: 연결 { $most }개 중 { $used }개를 쓰고 있고 서버마다 { $needed }개가 필요합니다. max_connections를 올리세요.

# 보관되는 것
doctor-logs-well = 로그: 테이블 { $tables }개, 항목 { $entries }개를 모두 읽었고, 모든 딜이 약속된 그대로입니다
doctor-logs-well-newest = 로그: 테이블 { $all }개 중 최근 { $tables }개, 항목 { $entries }개를 읽었고, 모든 딜이 약속된 그대로입니다
doctor-log-gap = 테이블 { $table }: 항목 { $number }이(가) 없어 계속하거나 다시 볼 수 없습니다. 백업에서 로그를 되돌리세요. 다른 테이블에서는 모두 게임을 할 수 있습니다.
doctor-log-unreadable = 테이블 { $table }: 항목 { $number }을(를) 읽을 수 없습니다({ $why }). 백업에서 로그를 되돌리세요. 다른 테이블에서는 모두 게임을 할 수 있습니다.
doctor-log-no-game = 테이블 { $table }: 로그가 게임을 이루지 않습니다({ $why }). 백업에서 로그를 되돌리세요. 다른 테이블에서는 모두 게임을 할 수 있습니다.
doctor-log-against-rules = 테이블 { $table }: 게임이 규칙대로 치러지지 않았습니다({ $why }). 누군가 로그를 바꾼 것입니다. 백업에서 되돌리세요.
doctor-log-unproved = 테이블 { $table }: 딜이 약속된 것이 아닙니다({ $why }). 누군가 로그를 바꾼 것입니다. 백업에서 되돌리세요.
doctor-lists-well = 목록: 테이블 { $tables }개에 대해 로그와 같게 말합니다
doctor-lists-behind = 목록: 중간에 서버가 멈춰 테이블 { $tables }개가 실제와 다르게 실려 있습니다. 다음 시작이 고칩니다.
doctor-lists-lost = 목록: 테이블 { $tables }개의 로그가 없습니다(예: { $table }). 로그를 잃었거나 목록보다 오래되었습니다. 두 파일을 같은 백업에서 되돌리세요.
doctor-list-ahead = 테이블 { $table }: 목록은 항목 { $number }을(를) 아는데 로그는 { $last }에서 끝납니다. 로그가 목록보다 오래되었습니다. 두 파일을 같은 백업에서 되돌리세요.
doctor-list-wrong = 테이블 { $table }: 목록이 로그와 다르게 말합니다({ $what }). 그곳에서 게임을 하거나 두 파일을 같은 백업에서 되돌리세요.
doctor-list-unseated = 테이블 { $table }: 거기 앉은 사람이 자기 목록에서 찾지 못합니다. 두 파일을 같은 백업에서 되돌리세요.
doctor-games-well = 끝난 게임: { $games }개, 뒤따를 것도 모두 처리됨
doctor-games-waiting = 결과, 레이팅, 배당이 기다리는 끝난 게임: { $games }개. 서버의 다음 시작이 처리합니다.
doctor-games-unfollowed = 서버가 돌고 있는데도 결과, 레이팅, 배당이 기다리는 끝난 게임: { $games }개(예: { $table }). 이유는 서버의 로그에 있습니다: “a game could not be followed”.
doctor-games-no-results = 결과가 없는 끝난 게임: { $games }개(예: { $table }). 집의 파일을 백업에서 되돌리세요.
doctor-games-unrated = 레이팅을 바꾸지 않은 레이팅 게임: { $games }개(예: { $table }). 집의 파일을 백업에서 되돌리세요.
doctor-games-unpaid = 아무에게도 배당되지 않은 칩 게임: { $games }개(예: { $table }). 집의 파일을 백업에서 되돌리세요.
doctor-chips-well = 칩: 장부가 맞습니다. 모두 { $chips }개를 주었습니다
doctor-chips-off = 칩 장부가 맞지 않습니다: 차이 { $chips }개. 칩 게임을 멈추고 집의 파일을 백업에서 되돌리세요.
doctor-chips-account = 계정 { $account }이(가) 거래로 들어온 것과 칩 { $chips }개만큼 다릅니다. 누군가 바꾼 것입니다. 집의 파일을 백업에서 되돌리세요.
doctor-chips-transfer = 거래 { $cause }에서 칩이 생기거나 사라졌습니다. 누군가 바꾼 것입니다. 집의 파일을 백업에서 되돌리세요.
doctor-stakes-left = 테이블 { $table }: 게임이 끝났는데 칩 { $chips }개가 남아 있습니다. 집의 파일을 백업에서 되돌리거나 게임을 무효로 하세요: ohhell house annul { $table }
doctor-stakes-missing = 테이블 { $table }: 누군가 칩 { $chips }개를 걸지 않고 그만큼의 게임을 하고 있습니다. 게임을 무효로 하세요: ohhell house annul { $table }
doctor-stakes-lost = 로그가 없는 테이블 { $table }에 칩 { $chips }개가 있습니다. 두 파일을 같은 백업에서 되돌리세요.
doctor-gone-well = 떠난 사람: { $people }명, 어디에도 이름이 없습니다
doctor-gone-named = 테이블 { $table }에 떠난 사람({ $player })의 이름이 남아 있습니다. 서버를 시작하고 삭제를 다시 요청하게 하세요.
doctor-gone-kept = 떠난 사람의 것이 아직 보관되어 있습니다({ $names }). 집의 파일을 백업에서 되돌리거나 그 행을 지우세요.


## 어떤 서버도 쓸 수 없는 설정: 그 이름, 비밀이 아니면 그 값, 그리고 올 수 있는 것.

unfit-whole-number = { $said }: 정수를 적으세요
unfit-number = { $said }: 수를 적으세요
unfit-range = { $said }: { $low }에서 { $high }까지의 수를 적으세요
unfit-choice = { $said }: 다음 중 하나를 적으세요: { $choices }
unfit-pace = { $said }: 0.5-1.5처럼 초를 나타내는 두 수를 적으세요
unfit-pace-order = { $said }: { $pace }처럼 짧은 쪽을 먼저 적으세요
unfit-waits = { $said }: 300,900,3600처럼 초를 정수로 적으세요
unfit-waits-order = { $said }: 기다리는 시간은 뒤로 가면서 짧아질 수 없습니다
unfit-origins = { $said }: https://cards.example 같은 주소를 쉼표로 나누어 적으세요
unfit-database = { $said }: postgresql://user:password@host/name 형식으로 적거나, 데이터 폴더를 쓰려면 비워 두세요
unfit-levels-place = { $said }: 수준이 있는 곳을 module:NAME 형식으로 적으세요
unfit-levels-no-module = { $said }: 수준이 있는 곳을 module:NAME 형식으로 적으세요. { $module } 모듈이 없습니다
unfit-levels-no-name = { $said }: 수준이 있는 곳을 module:NAME 형식으로 적으세요. { $module }에 { $levels } 이름이 없습니다
unfit-levels-broken = { $said }: { $module } 모듈을 불러올 수 없습니다({ $error })
unfit-levels-unfit = { $said }: 그곳에는 이름마다 Level이 있는 표가 있어야 합니다
unfit-words-unread = { $said }: { $file } 파일을 읽을 수 없습니다({ $error })
unfit-words-letters = { $said }: { $file }: UTF-8 글이어야 합니다
unfit-words-line = { $said }: { $file }, { $line }행: 글자와 숫자로만 된 낱말 하나를 적으세요
unfit-words-many = { $said }: { $file }의 낱말: { $words }개. { $most }개까지 들어갑니다
unfit-oidc-ids = { $said }: club,school처럼 소문자와 숫자로 된 서로 다른 짧은 이름을 적으세요
unfit-oidc-missing = { $said } 설정이 없습니다: OHHELL_OIDC에 제공자 { $provider }이(가) 있습니다
unfit-oidc-stray = { $said }: OHHELL_OIDC에 있는 제공자에 대해 OHHELL_OIDC_<PROVIDER>_ 뒤에 다음 중 하나를 적으세요: { $parts }
unfit-oidc-same = { $said }: { $first }와(과) { $second }의 주소가 같습니다. 주소마다 제공자는 하나여야 합니다
unfit-oidc-name = { $said }: 보이는 글자 1~{ $most }자를 적으세요
unfit-oidc-issuer = { $said }: https://id.example 같은 주소를 적으세요
unfit-oidc-secret = { $said }: 비밀을 여기에 적거나 그 파일을 { $file }에 적되, 둘 다 적지는 마세요
unfit-file-unread = { $said }: 파일을 읽을 수 없습니다({ $error })
unfit-file-secret = { $said }: 비밀만 들어 있고 { $most }바이트를 넘지 않는 파일이어야 합니다

## 집을 파일 하나로, 그리고 다시 되돌리기: `ohhell backup`과 `ohhell restore`.

keep-saved = { $file }: 테이블 { $tables }개, 항목 { $entries }개, 데이터베이스 단계 { $step }. 손패와 비밀이 들어 있으니 잘 지키세요.
keep-restored = { $folder }: 테이블 { $tables }개, 항목 { $entries }개, 데이터베이스 단계 { $step }. 시작: ohhell serve
keep-postgres = 게임은 { $kept }에 있습니다. 백업과 복원은 PostgreSQL이 직접 합니다.
keep-stop-first = 복원하기 전에 우리 서버를 멈추세요.
keep-there = { $file } 파일이 이미 있습니다. 다른 이름을 쓰거나 옮기세요.
keep-no-games = { $folder }에 게임이 없습니다. { $name } 파일이 없습니다. 다른 곳에 있으면 --data로 알려 주세요.
keep-games-there = { $folder }에 이미 게임이 있습니다. { $name } 파일을 옮기거나 --data로 다른 폴더를 정하세요.
keep-not-copied = { $file } 파일을 복사할 수 없습니다: { $why }. 얼마나 나쁜지는 ‘ohhell doctor’가 알려 줍니다.
keep-damaged = { $file } 파일이 손상되었습니다: { $name }: { $why }. 아무것도 복원하지 않았습니다. 다른 백업을 쓰세요.
keep-no-backup = { $file } 파일은 Oh Hell의 백업이 아니거나 손상되었습니다: { $why }
keep-too-long = Oh Hell의 백업이 아닙니다. 자신에 대해 너무 많이 말합니다.
keep-newer = 더 새로운 버전의 Oh Hell이 만든 백업입니다. 그 버전을 먼저 설치하세요.
keep-failed = 되지 않았습니다: { $why }

## 운영자가 터미널에서 하는 일: `ohhell house`.

desk-done = 했습니다: 기록 번호 { $number }. 돌고 있는 서버는 몇 초 안에 따릅니다.
desk-nobody = { $handle }: 그런 이름의 사람이 없습니다. Zoë#4711처럼 전체 이름이나 id를 말하세요.
desk-several = { $handle }: 그런 이름의 사람이 여럿입니다. Zoë#4711처럼 전체 이름이나 id를 말하세요.
desk-gone = 이 id의 사람은 이제 없습니다.
desk-span = --for { $span }: 30m, 12h, 7d처럼 분, 시간, 날을 적으세요.
desk-no-moderators = 운영자가 없습니다.
desk-table = 테이블 { $table }
desk-lifts = 번호 { $number }의 조치를 거둡니다.

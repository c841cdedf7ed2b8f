### Looking at a finished game: its replay, and the check of its deals.

## Replay of a finished game

replay-title = 다시 보기
replay-of = 다시 보기: { $variant }
replay-first = 처음으로
replay-round-back = 한 라운드 뒤로
replay-trick-back = 한 트릭 뒤로
replay-back = 한 장 뒤로
replay-on = 한 장 앞으로
replay-trick-on = 한 트릭 앞으로
replay-round-on = 한 라운드 앞으로
replay-last = 끝으로
replay-controls = 단계
replay-position = 게임 안의 위치
replay-step = { $steps }단계 중 { $step }
replay-round = { $rounds }라운드 중 { $round }라운드
replay-view = 보이는 손패
replay-view-all = 모두
replay-view-seat = { $name }만
replay-share = 이 장면의 링크 복사
replay-download = 기록 내려받기
replay-verify = 카드 배분 확인
replay-keys = 키: ← → 카드, ↑ ↓ 트릭, [ ] 라운드, Home, End
replay-seats = 플레이어
replay-bid = 비드
replay-taken = 획득
replay-score = 점수
replay-hand = { $name }의 손패
replay-hidden = 뒤집힌 카드 { $cards }장
replay-no-cards = 카드 없음
replay-trick = 트릭
replay-trick-empty = 아직 나온 카드가 없습니다.
replay-trump = 으뜸패: { $trump }
replay-dealer = 딜러
replay-turn = 차례
replay-scored = 라운드 점수를 계산했습니다.
replay-unfinished = 게임이 끝나면 다시 볼 수 있습니다.

## Checking the deals

verify-title = 카드 배분 확인
verify-intro = 누가 앉기 전에 테이블은 비밀 값의 지문을 공개했고, 게임이 끝난 뒤 비밀 값을 공개합니다. 이제 여러분의 브라우저가 그 비밀 값과 플레이어들이 더한 숫자로 모든 딜을 다시 섞어 카드를 하나하나 비교합니다. 이 페이지에서 나가는 정보는 없습니다.
verify-choose = 기록 파일 고르기
verify-file-bad = 이 파일은 게임 기록이 아닙니다.
verify-no-game = 이 링크에는 끝난 게임이 없습니다.
verify-all-good = 모두 맞습니다: { $rounds }번의 카드 배분이 모두 증명되었습니다.
verify-all-bad = 맞지 않는 것이 있습니다. 아래를 보세요.
verify-secret-good = 비밀 값이 공개된 지문과 같습니다.
verify-secret-bad = 비밀 값이 공개된 지문과 다릅니다.
verify-dealer-good = 첫 딜러도 같은 비밀 값으로 뽑혔습니다.
verify-dealer-bad = 첫 딜러가 비밀 값으로 뽑은 사람과 다릅니다.
verify-round-good = { $round }라운드: 카드 배분 증명됨
verify-round-bad = { $round }라운드: 비밀 값이 나누는 카드와 다름
verify-turned = 펼친 카드: { $card }
verify-nothing-turned = 펼친 카드 없음
verify-expected = 비밀 값이 나누는 카드: { $cards }
verify-numbers = 플레이어들이 더한 숫자
verify-number-none = 없음 (봇이거나 나중에 앉음)
verify-commitment = 공개된 지문
verify-secret = 비밀 값

### 칩: 지갑, 겨루기, 테이블의 판돈.

## Refusals

refused-purse-short = 칩이 모자랍니다.
refused-same-browser = 이 테이블에 앉은 사람이 이 브라우저로 왔습니다. 칩 테이블에서는 두 사람이 한 브라우저를 함께 쓸 수 없습니다.
refused-stake-short = 이 테이블에는 요청된 것보다 칩이 적습니다.
refused-done-otherwise = 이미 다른 방식으로 처리되었습니다. 바뀐 것은 없습니다.
refused-granted-today = 오늘의 칩을 이미 받았습니다. 다음 칩은 내일 받을 수 있습니다.
refused-not-poor = 칩이 충분합니다. 오늘의 칩은 칩이 적은 사람을 위한 것입니다.
refused-no-buy-in = 여기서는 그만큼의 칩으로 겨루지 않습니다. 정해진 판돈 중에서 고르세요.
refused-table-settled = 이 테이블의 칩은 이미 돌려주었거나 지급되었습니다. 다른 테이블을 고르세요.
refused-has-stake = 이미 이 테이블에 칩을 걸었습니다.
refused-other-buy-in = 이 테이블에서는 모두가 같은 수의 칩을 겁니다.
refused-no-stake = 이 테이블에 건 칩이 없습니다.
refused-no-stakes = 이 테이블은 칩을 걸고 하지 않습니다.
refused-too-few-stakes = 칩을 건 게임에는 두 사람이 필요합니다. 봇은 칩 없이 둡니다.
refused-stakes-missing = 아직 칩을 걸지 않은 사람이 있습니다. 잠시 뒤에 다시 해 보세요.
refused-leaving-costs = 게임이 시작되었습니다. 지금 떠나면 건 칩을 잃습니다.

## The purse

compete-title = 칩을 걸고 겨루기
compete-virtual = 칩은 가상입니다. 살 수도 없고 돈으로 바꿀 수도 없으며, 게임에 긴장을 더할 뿐입니다.
compete-purse = 내 지갑
compete-chips = 칩 { $chips }개
compete-at-stake = 건 칩: { $chips }
compete-to-table = 테이블로 가기
compete-daily = 오늘의 칩 { $chips }개 받기
compete-daily-help = 건 칩까지 더해 { $below }개보다 적게 가진 사람은 하루에 { $daily }개를 받을 수 있습니다.
compete-taken = 지갑에 칩 { $chips }개가 들어왔습니다.
compete-history = 칩이 어디에서 오고 어디로 갔는지
compete-move = { $when }: { $what }
chips-move-first_grant = 모두에게 주는 첫 칩
chips-move-daily_grant = 오늘의 칩
chips-move-buy_in = 테이블에 걸었음
chips-move-withdrawal = 게임 전에 되찾음
chips-move-payout = 게임에서 땄음
chips-move-refund = 돌려받음: 게임이 열리지 않음
chips-move-annulment = 바로잡음: 무효가 된 게임
chips-move-closing = 은행에 돌려줌

## Tables

compete-tables = 사람을 기다리는 테이블
compete-none = 지금 기다리는 테이블이 없습니다. 하나 열면 다른 사람들이 여기에서 찾을 수 있습니다.
compete-row = 판돈 { $chips } · { $prizes } · { $seats }자리 중 { $taken }자리 참
compete-look = 여기에 앉기
compete-new = 테이블 열기
compete-strict = 이런 테이블은 누구에게나 열려 있고 레이팅에 반영됩니다. 시간 제한이 있고 추천은 없습니다.
compete-rules = 규칙
compete-seats = 자리
compete-buy-in = 각자 거는 칩
compete-prizes = 누가 따는가
compete-prizes-winner = 1등이 모두
compete-prizes-first_two = 1, 2등
compete-prizes-first_three = 1, 2, 3등
compete-clock = 생각할 시간
compete-clock-seconds = { $seconds }초
compete-payout = { $stakes }명이 하면 딸 수 있는 칩:
compete-place = { $rank }: 칩 { $chips }개
compete-rank = { $rank }등
compete-open = 칩 { $chips }개를 걸고 열기
compete-last-rules = 마지막에 쓴 나의 규칙

## At the table

pot-title = 칩을 건 게임
pot-lobby = 앉는 사람은 칩 { $chips }개를 걸고, 게임 전에 일어나면 돌려받습니다. 빈자리가 없고 앉은 사람이 모두 준비되면, 또는 두 사람 이상일 때 방장이 시작하면 게임이 시작됩니다. 봇은 칩 없이 둡니다.
pot-purse = 쓸 수 있는 칩은 { $chips }개입니다.
pot-down = { $name } 님이 칩 { $chips }개를 걸었습니다.
pot-pot = 판돈: 칩 { $chips }개
pot-won = { $name } 님이 칩 { $put }개를 걸어 { $chips }개를 땄습니다.
pot-lost = { $name } 님이 칩 { $chips }개를 잃었습니다.
pot-left = { $name } 님이 게임을 떠나 칩 { $chips }개를 잃었습니다.
pot-back = { $name } 님이 칩 { $chips }개를 돌려받았습니다.
pot-annulled = 이 게임은 무효입니다. 잃은 칩은 돌려주었습니다.
pot-waiting = 칩을 지급하는 중입니다…

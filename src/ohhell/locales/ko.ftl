## Words that every screen shares

app-name = 오 헬
app-tagline = 몇 트릭을 딸지 말하고, 꼭 그만큼만 따세요.
common-close = 닫기
common-copied = 복사했습니다
common-copy = 복사
common-failed = 잘되지 않았습니다. 다시 시도해 주세요.
common-home = 처음으로
common-loading = 불러오는 중…
common-print = 인쇄
common-retry = 다시 시도
common-save = 저장
common-saved = 저장됨

## Cards: the whole name is one message, because some languages join the two words

card-name = { $suit } { $rank }
rank-A = 에이스
rank-K = 킹
rank-Q = 퀸
rank-J = 잭
rank-T = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7
rank-6 = 6
rank-5 = 5
rank-4 = 4
rank-3 = 3
rank-2 = 2
suit-C = 클로버
suit-D = 다이아몬드
suit-H = 하트
suit-S = 스페이드
no-trump = 으뜸패 없음
card-wizard = 마법사
card-jester = 광대

## The rule card

card-title = 규칙
card-goal = 라운드마다 먼저 각자 몇 트릭을 딸지 말합니다. 꼭 그만큼만 따는 것이 목표입니다.
card-trick = 모두가 카드를 한 장씩 내면 한 트릭이고, 가장 좋은 카드가 그 트릭을 땁니다. 차례는 { $direction ->
    [counter] 시계 반대
   *[clockwise] 시계
  } 방향으로 돌고, 라운드가 끝나면 딜러도 같은 방향으로 바뀝니다.
card-schedule-one = 한 라운드만 하며, 한 장씩 받습니다.
card-schedule-up = { $rounds }라운드: 첫 라운드에는 한 장씩, 그다음부터 라운드마다 한 장씩 늘어 { $largest }장까지 갑니다.
card-schedule-down = { $rounds }라운드: 첫 라운드에는 { $largest }장씩, 그다음부터 라운드마다 한 장씩 줄어 한 장까지 갑니다.
card-schedule-updown = { $rounds }라운드: 첫 라운드에는 한 장씩, 라운드마다 한 장씩 늘어 { $largest }장까지 갔다가, 다시 라운드마다 한 장씩 줄어 한 장으로 돌아옵니다.
card-schedule-downup = { $rounds }라운드: 첫 라운드에는 { $largest }장씩, 라운드마다 한 장씩 줄어 한 장까지 갔다가, 다시 라운드마다 한 장씩 늘어 { $largest }장으로 돌아옵니다.
card-trump = 카드를 나눈 뒤 다음 카드 한 장을 펼칩니다. 그 무늬가 으뜸패이며 다른 세 무늬를 이깁니다.
card-trump-exhausted = { $largest }장씩 나누면 카드가 모두 나가 펼칠 카드가 없으므로, 그런 라운드에는 으뜸패가 없습니다.
card-trump-last = 마지막 라운드에는 으뜸패가 없습니다.
card-bid-in_turn = 딜러 { $side ->
    [right] 오른쪽
   *[left] 왼쪽
  }부터 차례로 비드를 말하며, 딜러가 마지막에 비드합니다.
card-bid-together = 모두 동시에 몰래 비드합니다. 모두 끝나면 비드를 공개합니다.
card-bid-secret = 모두 몰래 비드합니다. 비드는 라운드가 끝난 뒤에야 공개합니다.
card-hook = 금지 비드: 마지막에 비드하는 사람은 비드의 합을 트릭 수와 같게 만들 수 없습니다. 그래서 누군가는 반드시 실패합니다.
card-hook-off = 금지 비드 없음: 다른 사람의 비드와 상관없이 { $least }부터 모든 트릭까지 비드할 수 있습니다.
card-lead = 딜러 { $side ->
    [right] 오른쪽
   *[left] 왼쪽
  } 사람이 첫 트릭의 첫 카드를 냅니다. 트릭을 딴 사람이 다음 트릭을 시작합니다. 시작할 때는 아무 카드나 낼 수 있고, 나머지는 처음 나온 무늬의 카드가 있으면 반드시 그 무늬를 내야 합니다.
card-void-free = 같은 무늬가 없으면 아무 카드나 냅니다.
card-void-must_trump = 같은 무늬가 없으면 으뜸패를 내야 하고, 으뜸패도 없으면 아무 카드나 냅니다.
card-winner = 가장 높은 으뜸패가 트릭을 땁니다. 으뜸패가 없으면 처음 나온 무늬의 가장 높은 카드가 땁니다.
card-made = 비드를 정확히 맞히면 { $bonus }점에 트릭마다 { $perTrick }점을 더합니다.
card-made-square = 비드를 정확히 맞히면 { $bonus }점에 비드의 제곱에 { $perSquare }을(를) 곱한 점수를 더합니다.
card-zero = 비드 0을 맞히면 따로 계산합니다: { $bonus }점에 그 라운드의 카드 한 장마다 { $perCard }점을 더합니다.
card-example = 예: { $size }장씩일 때 비드 { $bid }, 획득 { $taken }: { $points }점.
card-ties = 마지막 라운드가 끝났을 때 점수가 가장 높은 사람이 이깁니다. 점수가 같으면 순위를 나눕니다.
card-schedule-list = 라운드마다의 카드 수: { $sizes }.
card-trump-fixed = 으뜸패는 항상 { $suits }입니다.
card-trump-rotation = 으뜸패는 라운드마다 이 순서로 되풀이해 바뀝니다: { $suits }. 줄표는 으뜸패 없는 라운드입니다.
card-trump-never = 이 게임에는 으뜸패가 없습니다.
card-trump-largest = { $largest }장 라운드에는 으뜸패가 없습니다.
card-trump-dealers_last = { $largest }장씩이면 카드를 모두 나눕니다. 그때는 딜러의 마지막 카드를 모두에게 보이고, 그 무늬가 으뜸패이며 카드는 딜러가 그대로 가집니다.
card-trump-faces = 잭, 퀸, 킹이 펼쳐지면 으뜸패가 없습니다.
card-bid-dealer_first = 차례로 비드를 말하며, 딜러가 먼저, 딜러 { $side ->
    [right] 오른쪽
   *[left] 왼쪽
  } 사람이 마지막에 비드합니다.
card-hook-from = 금지 비드는 { $size }장 이상인 라운드에만 있습니다.
card-hook-spares_last = 마지막 라운드에는 금지 비드가 없습니다.
card-no-zero = 다른 비드가 남지 않은 때가 아니면 아무도 0을 비드할 수 없습니다.
card-first-eldest = 딜러 { $side ->
    [right] 오른쪽
   *[left] 왼쪽
  } 사람이 첫 트릭을 시작하고, 트릭을 딴 사람이 다음 트릭을 시작합니다. 가능하면 같은 무늬를 내야 합니다.
card-first-highest_bidder = 가장 높게 비드한 사람이 첫 트릭을 시작하고(같으면 딜러 { $side ->
    [right] 오른쪽
   *[left] 왼쪽
  }에서 가장 가까운 사람), 트릭을 딴 사람이 다음 트릭을 시작합니다. 가능하면 같은 무늬를 내야 합니다.
card-first-dealer = 딜러가 첫 트릭을 시작하고, 트릭을 딴 사람이 다음 트릭을 시작합니다. 가능하면 같은 무늬를 내야 합니다.
card-lead-any = 시작할 때는 아무 카드나 낼 수 있습니다.
card-trump_lead-anytime = 시작할 때는 으뜸패를 포함해 아무 카드나 낼 수 있습니다.
card-trump_lead-after_first = 다른 카드가 있으면 첫 트릭을 으뜸패로 시작할 수 없습니다.
card-trump_lead-broken = 다른 무늬의 트릭에 으뜸패가 나오기 전에는, 다른 카드가 있으면 으뜸패로 시작할 수 없습니다.
card-trump_lead-last_resort = 다른 카드가 없을 때만 으뜸패로 시작할 수 있습니다.
card-void-over_or_free = 같은 무늬가 없으면 트릭에 나온 것보다 높은 으뜸패를 내야 하고, 없으면 아무 카드나 냅니다.
card-void-over_or_under = 같은 무늬가 없으면 으뜸패를 내야 하고, 가능하면 트릭에 나온 것보다 높아야 합니다. 으뜸패가 없으면 아무 카드나 냅니다.
card-must-beat = 같은 무늬를 낼 때, 이미 으뜸패로 잡힌 트릭이 아니면 가능한 한 가장 높은 카드를 이겨야 합니다.
card-made-per_card = 그 밖에 라운드의 카드 한 장마다 { $per }을(를) 더합니다.
card-made-per_card_short = 그 밖에 가장 큰 라운드보다 적은 카드 한 장마다 { $per }을(를) 더합니다.
card-doubled = { $suits }이(가) 으뜸패인 라운드는 두 배로 계산합니다.
card-ties-lowest = 마지막 라운드가 끝났을 때 점수가 가장 낮은 사람이 이깁니다. 점수가 같으면 순위를 나눕니다.
note-shrunk = { $seats }명에게 { $asked }장씩은 너무 많아서, 가장 큰 라운드는 { $played }장이 됩니다.
card-pack-french = 52장 한 벌로 합니다.
card-pack-short = 무늬마다 가장 높은 { $each }장씩, { $cards }장으로 합니다.
card-pack-spanish40 = { $cards ->
    [36] 2, 8, 9, 10을 뺀 36장으로 합니다.
   *[other] 8, 9, 10을 뺀 40장으로 합니다.
  }
card-pack-spanish48 = 10을 뺀 48장으로 합니다.
card-pack-wizard = 52장 한 벌에 마법사 넷과 광대 넷을 더해 60장으로 합니다.
card-packs = 이런 카드를 두 벌 섞으므로 모든 카드가 두 장씩 있습니다.
card-without = 벌마다 빼는 카드: { $cards }.
card-rank-ace_high = 에이스가 가장 높고, 그다음은 킹, 퀸, 잭 순서로 내려갑니다.
card-rank-three_high = 에이스가 가장 높고, 그다음은 3, 킹, 퀸, 잭 순서로 2까지 내려갑니다.
card-teams = { $teams }팀: 자리 순서대로 돌아가며 팀이 정해지므로, 같은 팀끼리 나란히 앉지 않습니다. 한 팀의 비드와 트릭을 각각 더하고, 그 합으로 팀원 모두가 점수를 받습니다.
card-schedule-same = { $rounds }라운드: 매번 { $size }장씩 받습니다.
card-schedule-every = 라운드마다 { $size }장씩 받습니다.
card-trump-named-highest_bidder = 카드를 펼치지 않습니다. 모두 비드하면 가장 높게 비드한 사람이 으뜸패 무늬나 으뜸패 없음을 정합니다. 비드가 같으면 딜러 { $side ->
    [right] 오른쪽
   *[left] 왼쪽
  }에서 가장 가까운 사람입니다.
card-trump-named-dealer = 카드를 펼치지 않습니다. 비드하기 전에 딜러가 손패를 보고 으뜸패 무늬나 으뜸패 없음을 정합니다.
card-trump-rounds = 으뜸패가 없는 라운드 번호: { $numbers }.
card-trump-specials-count = 마법사가 펼쳐지면 비드하기 전에 딜러가 손패를 보고 으뜸패 무늬를 정합니다. 광대가 펼쳐지면 으뜸패가 없습니다.
card-trump-specials-skipped = 마법사나 광대가 펼쳐지면 넘기고 다음 카드를 펼칩니다.
card-hook-plain = 금지 비드: 마지막에 비드하는 사람은 비드의 합을 트릭 수와 같게 만들 수 없습니다.
card-hook-dealer_changes = 금지 비드: 비드의 합이 트릭 수와 같으면 딜러가 다른 수로 다시 비드합니다.
card-hook-left_changes = 금지 비드: 비드의 합이 트릭 수와 같으면 딜러 { $side ->
    [right] 오른쪽
   *[left] 왼쪽
  } 사람이 다른 수로 다시 비드합니다.
card-hook-must_equal = 비드 제한: 비드의 합은 트릭 수와 같아야 합니다. 남은 것보다 많이 비드할 수 없고, 마지막 사람은 남은 만큼 비드합니다.
card-hook-must_exceed = 비드 제한: 마지막에 비드하는 사람은 비드의 합을 트릭 수보다 크게 해야 합니다. 안 되면 모든 트릭을 비드합니다.
card-hook-must_be_under = 비드 제한: 마지막에 비드하는 사람은 비드의 합을 트릭 수보다 작게 해야 합니다. 안 되면 0을 비드합니다.
card-blind = 1등보다 { $behind }점 이상 뒤진 사람은 손패를 보지 않고 누구보다 먼저 비드할 수 있습니다. 그 비드를 맞히면 { $bonus }점을 더 얻습니다.
card-blind-hook = 마지막 사람이 보지 않고 한 비드가 금지 비드가 되면 하나 늘고, 늘 수 없으면 하나 줄어듭니다.
card-one_card-forehead = 한 장 라운드에서는 자기 카드만 빼고 모두의 카드를 봅니다. 모두 비드하면 카드를 냅니다.
card-one_card-blind = 한 장 라운드에서는 아무도 카드를 보지 않습니다. 모두 비드하면 카드를 냅니다.
card-winner-no_trump = 처음 나온 무늬의 가장 높은 카드가 트릭을 땁니다.
card-specials-play = 마법사와 광대는 무늬가 없습니다. 같은 무늬가 있어도 언제든지 낼 수 있습니다.
card-specials-take = 트릭에서 처음 나온 마법사가 트릭을 땁니다. 광대는 모두 광대일 때만 따며, 그때는 처음 나온 광대입니다.
card-specials-lead = 광대로 시작하면 광대가 아닌 첫 카드가 따라야 할 무늬를 정합니다. 그 카드가 마법사이거나 마법사로 시작하면 아무 카드나 낼 수 있습니다.
card-identical-first = 한 트릭에 같은 카드가 두 장 나오면 먼저 나온 것이 높습니다.
card-identical-last = 한 트릭에 같은 카드가 두 장 나오면 나중에 나온 것이 높습니다.
card-identical-cancel = 한 트릭에 같은 카드가 두 장 나오면 서로 없어지고, 나머지 가운데 가장 좋은 카드가 땁니다. 이길 카드가 남지 않으면 아무도 따지 않고 같은 사람이 다시 시작합니다.
card-identical-cancel_leader = 한 트릭에 같은 카드가 두 장 나오면 서로 없어지고, 나머지 가운데 가장 좋은 카드가 땁니다. 이길 카드가 남지 않으면 시작한 사람이 땁니다.
card-made-flat = 비드를 정확히 맞히면 { $bonus }점입니다.
card-made-both = 비드를 정확히 맞히면 { $bonus }점에 트릭마다 { $perTrick }점, 그리고 비드의 제곱에 { $perSquare }을(를) 곱한 점수를 더합니다.
card-made-digit = 비드를 정확히 맞히면 비드 앞에 1을 쓴 수가 점수입니다: 비드 1은 { $one }점, 비드 3은 { $three }점.
card-made-half_digit = 비드를 정확히 맞히면 비드 앞에 1을 쓴 수의 반이 점수입니다: 비드 1은 { $one }점, 비드 3은 { $three }점.
card-zero-flat = 비드 0을 맞히면 따로 { $bonus }점입니다.
card-nil-size_above_seats = 사람 수보다 카드를 많이 받는 라운드에서는 비드 0을 맞히면 { $points }점입니다.
card-nil-pack_exhausted = 카드를 모두 나누는 라운드에서는 비드 0을 맞히면 { $points }점입니다.
card-nil-nearly_full = 나눈 뒤 카드가 남되 사람 수보다 많지 않은 라운드에서는 비드 0을 맞히면 { $points }점입니다.
card-nil-bids_over = 비드의 합이 트릭 수보다 큰 라운드에서는 비드 0을 맞히면 { $points }점입니다.
card-nil-missed = 그런 라운드에서 비드 0이 빗나가면 { $points }점입니다.
card-miss = { $who ->
    [over] 비드보다 많이 따면
    [under] 비드보다 적게 따면
    [zero] 다만 비드 0이 빗나가면
    [also] 그 밖에 비드가 빗나갈 때마다
   *[all] 비드가 많든 적든 빗나가면
  } { $unit ->
    [taken] 딴 트릭마다
    [bid] 비드한 트릭마다
    [square] 차이의 제곱(1, 4, 9, …)마다
    [triangle] 첫 번째 어긋난 트릭에 이 점수, 두 번째에 그 두 배 하는 식으로
    [doubling] 어긋난 트릭 수에 따라 1, 3, 7, 15, …배로
    [size] 라운드의 카드 한 장마다
   *[off] 많거나 모자란 트릭마다
  } { $per }점을 { $way ->
    [gain] 얻습니다
   *[cost] 잃습니다
  }.
card-miss-flat = { $who ->
    [over] 비드보다 많이 따면
    [under] 비드보다 적게 따면
    [zero] 다만 비드 0이 빗나가면
    [also] 그 밖에 비드가 빗나갈 때마다
   *[all] 비드가 많든 적든 빗나가면
  } { $per }점을 { $way ->
    [gain] 얻습니다
   *[cost] 잃습니다
  }.
card-miss-nothing = { $who ->
    [over] 비드보다 많이 따면
    [under] 비드보다 적게 따면
    [zero] 다만 비드 0이 빗나가면
    [also] 그 밖에 비드가 빗나갈 때마다
   *[all] 비드가 많든 적든 빗나가면
  } 점수가 없습니다.
card-miss-plus = 거기에 { $points }점을 더합니다.
card-halving = 비드가 빗나가면 총점의 반을 버림하여 잃습니다: { $before }점이면 { $after }점이 남습니다.
card-stackpot = 모두의 총점을 더해 0보다 작으면, 맞힌 비드는 모자란 점수에 트릭 수가 들어가는 횟수만큼 더 계산합니다.
card-target = 라운드들을 처음부터 되풀이합니다. 누군가 { $points }점에 이른 라운드나 { $rounds }라운드 뒤에 게임이 끝납니다.
card-lives = 모두 목숨이 { $points }개입니다. 얻거나 잃은 점수만큼 목숨을 얻거나 잃고, 목숨이 없으면 빠집니다. 한 사람 이하가 남거나 { $rounds }라운드를 할 때까지 라운드들을 되풀이합니다.
card-wins = 마지막 라운드가 끝났을 때 점수가 가장 높은 사람이 이깁니다.
card-wins-lowest = 마지막 라운드가 끝났을 때 점수가 가장 낮은 사람이 이깁니다.
card-wins-lives = 가장 오래 남은 사람이 이기고, 여럿이면 점수가 가장 높은 사람이 이깁니다.
card-wins-lives-lowest = 가장 오래 남은 사람이 이기고, 여럿이면 점수가 가장 낮은 사람이 이깁니다.
card-ties-shared = 서로 같으면 순위를 나눕니다.
card-ties-made_bids = 서로 같으면 맞힌 비드의 합이 큰 사람이 앞서고, 그것도 같으면 순위를 나눕니다.
card-ties-extra_rounds = 1등이 여럿이면 그 가운데 한 사람이 앞설 때까지 { $largest }장 라운드를 더 하며, 모두 합해 { $rounds }라운드까지 합니다. 모두 함께 하지만 그들만 이길 수 있습니다.
card-ties-further_rounds = 1등이 여럿이면 그 가운데 한 사람이 앞설 때까지 계속하며, 모두 합해 { $rounds }라운드까지 합니다. 모두 함께 하지만 그들만 이길 수 있습니다.
note-packs = { $seats }명에게 한 벌은 모자랍니다. 두 벌이면 라운드가 더 커질 수 있습니다.
note-cancel = 같은 카드가 서로 없어지면 아무도 트릭을 따지 않을 수 있어서, 금지 비드가 있어도 모두 맞힐 수 있습니다.
note-lives = 이 규칙으로는 아무도 목숨을 잃을 수 없어서, 게임이 { $rounds }라운드까지 이어집니다.
note-hook-idle = 금지 비드가 있을 만큼 큰 라운드가 없거나 하나뿐인 라운드가 빠져 있어서, 금지 비드는 한 번도 생기지 않습니다.
note-one-no_trump = 한 장 라운드에 으뜸패가 없어서, 시작하는 사람이 거의 언제나 트릭을 땁니다.
card-winner-specials = 그 밖에는 가장 높은 으뜸패가 트릭을 땁니다. 으뜸패가 없으면 처음 나온 무늬의 가장 높은 카드가 땁니다.
card-winner-specials-no_trump = 그 밖에는 처음 나온 무늬의 가장 높은 카드가 트릭을 땁니다.

## The settings of a table, by the keys of the server's rule book

choice-hook-off = 합이 트릭 수와 같아도 됨
choice-hook-last_bidder = 합이 트릭 수와 같으면 안 됨
choice-hook-dealer_changes = 합이 같으면 딜러가 바꿈
choice-hook-left_changes = 합이 같으면 딜러 왼쪽 사람이 바꿈
choice-hook-must_equal = 합이 트릭 수와 같아야 함
choice-hook-must_exceed = 합이 트릭 수보다 커야 함
choice-hook-must_be_under = 합이 트릭 수보다 작아야 함

## The named variants

variant-trickster = 기본 오 헬
variant-pagat_basic = Pagat의 기본 오 헬
variant-spruce = 한 장에서 끝까지
variant-spruce_house = 한 장에서 끝까지, 하우스 룰
variant-la_podrida = 라 포드리다
variant-bicycle = 오 프쇼
variant-wikipedia_2020 = 올라가는 오 헬
variant-up_and_down_river = 강을 오르내리며
variant-nomination_whist = 노미네이션 휘스트
variant-navy_big_ships = 빅 십스
variant-kachufool = 카추풀
variant-judgement_10 = 저지먼트
variant-ascenseur = 라상쇠르
variant-ascenseur_2pts = 라상쇠르 2점
variant-plump = 플룸프
variant-beredskapswhist = 베레드스캅스휘스트
variant-boerenbridge_wk = 부렌브리지 스페이드
variant-german_bridge = 저먼 브리지
variant-international_league = 리그 게임
variant-campbellsoup = 제곱과 계단
variant-wikipedia_updown = 올라갔다 내려오는 오 헬
variant-trickster_simul = 기본 오 헬, 동시 비드
variant-up_the_river = 강을 거슬러
variant-diminishing_bridge = 디미니싱 브리지
variant-oh_well = 오 웰
variant-devils_bridge = 데블스 브리지
variant-basas = 바사스
variant-blob_uk = 블롭
variant-blob_hearts = 하트 블롭
variant-rikiki_fr = 리키키
variant-pocha = 라 포차
variant-boerenbridge = 부렌브리지
variant-boerenbridge_17 = 부렌브리지 17라운드
variant-chinees_poepen = 히네스 푸펀
variant-romanian_whist = 루마니아 휘스트
variant-rikiki_hu = 헝가리 리키키
variant-gameduell = 마법사가 있는 오 헬
variant-wizard = 위저드
variant-wizard_hook = 위저드, 금지 비드
variant-plump_20 = 플룸프 20라운드
variant-bondebridge = 본데브리지
variant-kachufool_together = 카추풀, 동시 비드
variant-judgement_tens = 10점 저지먼트
variant-prospect = 프로스펙트
variant-cartier = 카르티에
variant-campbellsoup_two = 제곱과 계단, 두 벌
variant-none = 하우스 룰

## Home

home-name-label = 이름
home-name-help = 1~20자이며, 같은 테이블의 모두에게 보입니다.
home-name-bad = 이름은 보이는 글자 1~20자여야 합니다.
guest-name = 손님 { $number }
gone-player = 떠난 플레이어
account-header = 내 계정
home-play = 바로 시작
home-play-help = 지금 있는 사람들, 그리고 봇과 함께: { $variant }, { $seats }명
home-alone = 혼자 봇과 하기
home-alone-help = 아무도 들어오지 않고 시간제한도 없음: { $variant }, { $seats }명
pace-label = 속도
pace-quick = 빠르게
pace-standard = 보통
pace-relaxed = 느긋하게
pace-help = 비드나 카드마다 { $seconds }초
home-leaders = 순위표
home-friends = 친구와 하기
home-friends-help = 규칙을 고르고 링크를 보내세요
home-compete = 칩을 걸고 겨루기
home-compete-help = 가상의 칩으로 사람과 겨루는 레이팅 게임
home-open = 열린 테이블
home-open-none = 지금은 기다리는 테이블이 없습니다. 하나 열면 다른 사람들이 여기서 찾을 수 있습니다.
home-yours = 내 게임
home-join = 참가
home-watch = 관전
home-continue = 계속
home-replay = 다시 보기
home-your-turn = 내 차례
home-people = 친구
home-invited = 초대 ({ $count })
home-invited-by = { $name } 님의 초대
home-due = 이어서 하기
table-starts = { $time } 시작
home-decline = 나중에
home-near = 친구의 테이블
home-how = 게임 방법
home-verify = 카드 배분 확인
home-moderation = 운영
table-seats = { $seats }자리 중 { $taken }자리 참
level-label = 봇 수준
level-beginner = 초보
level-beginner-help = 높은 카드를 세어 비드하고, 가끔 실수합니다.
level-casual = 가벼움
level-casual-help = 간단한 요령으로 두는, 편한 상대입니다.
level-steady = 탄탄함
level-steady-help = 나온 카드를 모두 기억하고, 실수가 드뭅니다.
level-strong = 강함
level-strong-help = 카드를 낼 때마다 다른 사람의 패를 헤아립니다.
level-master = 고수
level-master-help = 가장 오래 생각하고, 이곳의 봇 가운데 가장 잘 둡니다.
table-bots = 봇 { $bots }
table-empty-seat = 빈자리
table-stage-lobby = 사람을 기다리는 중
table-stage-playing = { $rounds }라운드 중 { $round }라운드
table-stage-over = 끝남

## How to play

how-title = 게임 방법
how-deal = 카드 나누기
how-deal-text = 라운드마다 카드 수가 다릅니다. 모두 같은 수를 받으며, 몇 장인지는 계단 그림이 알려 줍니다.
how-trump = 으뜸패
how-trump-text = 다음 카드를 펼칩니다. 그 무늬가 으뜸패이며, 어떤 으뜸패든 다른 무늬의 모든 카드를 이깁니다.
how-bid = 비드
how-bid-text = 손패를 보고 몇 트릭을 딸지 말하세요. 마지막 사람에게는 숫자 하나가 지워질 수 있습니다. 비드의 합이 트릭 수와 같으면 안 되기 때문입니다.
how-bid-picture = 비드할 수 있는 숫자 0부터 3까지. 1은 지워져 있습니다.
how-play = 트릭
how-play-text = 모두가 카드를 한 장씩 내면 한 트릭이고, 가장 좋은 카드가 그 트릭을 땁니다. 첫 사람은 아무 카드나 내고, 그다음부터 시계 방향으로 처음 나온 무늬가 있으면 그 무늬를 냅니다. 가장 높은 으뜸패가, 으뜸패가 없으면 처음 나온 무늬의 가장 높은 카드가 트릭을 땁니다.
how-play-picture = 트릭: { $cards }. 이기는 카드: { $winner }.
how-score = 점수
how-score-text = 비드한 만큼 정확히 따는 것이 중요합니다. 하나 많아도, 하나 모자라도 똑같이 실패입니다.
how-score-made = 비드 2, 획득 2: 성공
how-score-missed = 비드 2, 획득 3: 실패
how-variant = 전체 규칙

## New table

new-title = 새 테이블

## The lobby of a table

lobby-waiting = 자리: { $seats } 중 { $taken } 참
lobby-seat = { $number }번 자리
lobby-free = 빈자리
lobby-you = 나
lobby-host = 방장
lobby-bot = 봇
lobby-offline = 연결 끊김
lobby-sit = 여기 앉기
lobby-add-bot = 봇 추가
lobby-clear = 비우기
lobby-watching = 관전 중입니다. 빈자리나 봇의 자리에 앉으면 함께할 수 있습니다.
lobby-full = 관전 중입니다. 자리가 모두 찼습니다.
lobby-share = 초대
lobby-share-help = 이 링크를 여는 사람은 자리에 앉을 수 있습니다.
lobby-local = 이 링크는 이 컴퓨터에서만 열립니다. 다른 사람도 들어오게 하려면 서버를 --lan으로 시작하고 표시되는 주소를 여세요.
lobby-link = 이 테이블의 링크
lobby-copy = 링크 복사
lobby-send = 링크 보내기
lobby-send-text = 함께 오 헬을 해요
lobby-qr = 링크의 QR 코드
lobby-start = 게임 시작
lobby-start-help = 남은 빈자리에는 봇이 앉습니다.
lobby-wait-host = 방장: { $name } — 방장이 게임을 시작합니다.
lobby-no-host = 먼저 앉는 사람이 방장이 되어 게임을 시작합니다.
lobby-leave = 테이블 나가기
lobby-fair = 공정한 딜
lobby-fair-help = 이 게임의 모든 섞기는 이제 아무도 바꿀 수 없는 비밀 값과 각 플레이어의 숫자를 섞어 정해집니다. 아래가 그 지문이며, 게임이 끝나면 비밀 값이 공개되어 모든 딜을 검증할 수 있습니다.
lobby-fair-code = 지문

## When there is nothing to show

gone-page = 그런 페이지가 없습니다
gone-page-text = 주소를 잘못 입력했을 수 있습니다.
gone-table = 이 테이블은 없어졌습니다
gone-table-text = 처음부터 없었거나, 오래 아무도 하지 않아 치워졌습니다.
gone-server = 서버에 연결할 수 없습니다
gone-server-text = 연결이나 서버에 문제가 있습니다. 게임은 안전하며, 페이지가 스스로 다시 시도합니다.

## Settings of this browser

pref-title = 설정
pref-language = 언어
pref-theme = 화면 색
pref-theme-auto = 기기와 같게
pref-theme-light = 밝게
pref-theme-dark = 어둡게
pref-four-colours = 4색 카드
pref-four-colours-help = 다이아몬드는 파란색, 클로버는 초록색입니다.
pref-suit-letters = 무늬 옆 글자
pref-trump-place = 손패의 으뜸패
pref-trump-place-left = 왼쪽
pref-trump-place-right = 오른쪽
pref-trump-place-none = 다른 카드 사이
pref-trump-marks = 손패의 으뜸패에 표시
pref-low-first = 낮은 카드 먼저
pref-confirm = 카드나 비드 전에 확인
pref-confirm-help = 한 번 더 누르면 확정됩니다.
pref-shortcuts = 키보드 단축키
pref-shortcuts-help = 글자나 숫자 하나로 바로 실행됩니다.
pref-suggestions = 추천
pref-suggestions-help = 테이블이 허용하면 내 비드나 카드의 가치를 알려 줍니다. 조용히: 손해가 클 때만 나중에 알려 줍니다.
pref-suggestions-off = 끔
pref-suggestions-asked = 요청할 때
pref-suggestions-quiet = 조용히
pref-aids = 낼 수 있는 카드 표시
pref-sound = 소리
pref-trick-pause = 완성된 트릭을 보여 주는 시간
pref-card-speed = 카드 속도
pref-speed-off = 움직임 없음
pref-speed-slow = 느리게
pref-speed-normal = 보통
pref-speed-fast = 빠르게
pref-seconds = { $seconds }초

### table

## What stands in the corner of a card, and the letter of a suit, in this language

index-A = A
index-K = K
index-Q = Q
index-J = J
letter-S = 스
letter-H = 하
letter-D = 다
letter-C = 클

### refused: why a command changed nothing

refused-already-bid = 이미 비드했습니다.
refused-already-open = 이미 열린 테이블입니다.
refused-already-ready = 이미 확인했습니다.
refused-already-seated = 이미 이 테이블에 자리가 있습니다.
refused-already-started = 게임이 이미 시작되었습니다.
refused-bad-name = 이름은 보이는 글자 1~20자여야 합니다.
refused-bad-nonce = 전송 중에 문제가 있었습니다. 다시 시도해 주세요.
refused-bad-rules = 이 규칙으로는 할 수 없습니다.
refused-bad-rules-name = 이름은 보이는 글자 1~40자여야 합니다.
refused-bid-first = 모두 비드한 뒤에 카드를 냅니다.
refused-bid-range = 비드는 0부터 { $size }까지입니다.
refused-bids-closed = 비드가 모두 끝나 더는 바꿀 수 없습니다.
refused-busy = 테이블이 바쁩니다. 잠시 뒤 다시 시도해 주세요.
refused-failed = 서버에 문제가 있었으며, 바뀐 것은 없습니다.
refused-follow-suit = 처음 나온 무늬의 카드가 있으므로 그 무늬를 내야 합니다.
refused-game-over = 게임이 끝났습니다.
refused-hook = { $tricks }은(는) 안 됩니다. 비드의 합이 { $size }이(가) 되면 안 되기 때문입니다.
refused-house-full = 지금 열린 테이블이 너무 많습니다. 나중에 다시 시도해 주세요.
refused-house-only = 서버만 할 수 있는 일입니다.
refused-id-reused = 전송 중에 문제가 있었습니다. 다시 시도해 주세요.
refused-malformed = 서버가 이해하지 못했습니다. 페이지를 새로 고쳐 주세요.
refused-bid-zero = 0은 비드할 수 없습니다.
refused-bid-sum = 비드의 합에 대한 규칙 때문에 { $tricks }은(는) 안 됩니다.
refused-name-first = 먼저 으뜸패를 정해야 합니다.
refused-name-refused = 이 이름은 쓸 수 없습니다. 다른 이름을 골라 주세요.
refused-name-suit = 이 카드는 무늬를 정해야 합니다. 으뜸패 없음은 고를 수 없습니다.
refused-not-naming = 지금은 으뜸패를 정할 차례가 아닙니다.
refused-not-blind = 손패가 뒤집혀 있지 않습니다.
refused-must-beat = 이길 수 있으므로 이겨야 합니다.
refused-must-overtrump = 더 높은 으뜸패가 있으므로 내야 합니다.
refused-trump-lead = 다른 무늬가 있으면 지금은 으뜸패로 시작할 수 없습니다.
refused-must-trump = 같은 무늬가 없으므로 으뜸패를 내야 합니다.
refused-no-cover = 이 자리는 대신할 필요가 없습니다.
refused-no-round = 진행 중인 라운드가 없습니다.
refused-no-such-card = 그런 카드가 없습니다.
refused-no-such-level = 그런 봇이 없습니다.
refused-no-such-rules = 이 이름이나 코드의 규칙이 없습니다.
refused-no-such-seat = 그런 자리가 없습니다.
refused-no-such-table = 이 링크의 테이블이 없습니다.
refused-not-covered = 이 자리는 대신하고 있지 않습니다.
refused-not-due = 다음 라운드는 아직 이릅니다.
refused-not-host = 방장만 할 수 있습니다.
refused-not-over = 게임이 아직 끝나지 않았습니다.
refused-not-scored = 지금 확인할 점수가 없습니다.
refused-no-seat-here = 이 테이블에는 앉을 수 없습니다. 다른 테이블을 고르세요.
refused-not-seated = 이 테이블에 자리가 없습니다.
refused-not-started = 게임이 아직 시작되지 않았습니다.
refused-not-text = 서버가 이해하지 못했습니다. 페이지를 새로 고쳐 주세요.
refused-not-your-card = 그 카드를 가지고 있지 않습니다.
refused-not-your-seat = 내 자리가 아닙니다.
refused-not-your-turn = 내 차례가 아닙니다.
refused-own-seat = 자기 자리는 비울 수 없지만 떠날 수는 있습니다.
refused-rules-mistyped = 규칙 코드가 불완전하거나 잘못 입력되었습니다.
refused-rules-newer = 더 새로운 버전의 코드라서 이 서버가 모르는 규칙이 있습니다.
refused-seat-empty = 이미 빈자리입니다.
refused-seat-owned = 이 자리는 주인이 직접 하고 있습니다.
refused-seat-taken = 이미 누가 앉아 있습니다.
refused-seen-hand = 이 게임에서 이미 다른 손패를 보았으므로 이전 자리로만 돌아갈 수 있습니다.
refused-rated-game = 이 게임은 레이팅에 반영됩니다. 처음부터 함께한 사람만 이어서 할 수 있습니다.
refused-stale = 테이블이 이미 다음으로 넘어갔습니다.
refused-store-full = 서버에 게임을 저장할 공간이 없습니다. 바뀐 것은 없습니다.
refused-store-gone = 서버가 지금 게임을 저장할 수 없습니다. 바뀐 것은 없으니 다시 시도해 주세요.
refused-cool-off = 게임을 끝나기 전에 떠났습니다. 지금은 비공개 테이블에서 플레이하세요. 남은 시간: { $time }.
refused-muted = 채팅이 제한되었습니다. 지금은 준비된 문구만 쓸 수 있습니다. 남은 시간: { $time }.
refused-muted-for-good = 채팅이 제한되었습니다. 준비된 문구만 쓸 수 있습니다.
refused-suspended = 이용이 정지되었습니다. 남은 시간: { $time }.
refused-suspended-for-good = 이용이 영구 정지되었습니다.
refused-too-fast = 너무 빠릅니다. 잠시 기다려 주세요.
refused-too-long = 너무 깁니다.
refused-too-many-guests = 같은 네트워크에서 새 손님이 너무 많이 왔습니다. 나중에 다시 시도해 주세요.
refused-too-many-rules = 간직할 수 있는 규칙이 가득 찼습니다. 먼저 몇 개를 지우세요.
refused-too-many-tables = 끝나지 않은 테이블이 너무 많습니다. 먼저 하나를 끝내거나 나가세요.
refused-unreachable = 서버에 연결할 수 없습니다.
refused-worn-table = 이 테이블은 너무 자주 바뀌었습니다. 게임을 시작하거나 다른 테이블을 여세요.

## The table in play: what stands around the cards

table-name = 테이블
table-title-turn = 내 차례!
table-round = { $rounds }라운드 중 { $round }라운드
table-round-open = { $round }라운드
table-target = 목표 { $points }점
table-size = { $size }장씩
table-people = 이 테이블의 사람들
table-menu = 메뉴
table-chat = 채팅
table-chat-new = 채팅, 새 메시지 { $n }개
table-watchers = { $n }명이 관전 중
table-sheet = 점수표
table-last-trick = 지난 트릭
table-help = 키와 표시
table-facts = 으뜸패와 비드
table-trump = 으뜸패: { $suit }
table-trump-due = 으뜸패: 정하는 중
table-stock = { $n ->
    [0] 카드를 모두 나눔
   *[other] 나누지 않은 카드 { $n }장
  }
table-bids-sum = 비드 합 { $sum } / { $size }
table-seats-label = 다른 플레이어
table-connection-lost = 연결이 끊겼습니다. 다시 시도하는 중…
table-taken-over = 이 테이블이 다른 탭이나 창에서 열려 있습니다.
table-use-here = 여기서 하기
balance-secret = 모두 비드할 때까지 비드는 비밀입니다
balance-secret-round = 라운드가 끝날 때까지 비드는 비밀입니다
balance-even = 딱 맞음
balance-over = { $n } 초과
balance-under = { $n } 부족
dock-name = 내 자리
dock-watching = 관전 중입니다. 봇의 자리를 고르면 이어받을 수 있습니다.
suggest-ask = 추천
suggest-marked = { $name }, 추천
table-suggestions-on = 이 테이블에서는 추천을 쓸 수 있습니다.
table-suggestions-off = 이 테이블에서는 추천을 쓸 수 없습니다.
table-about = 이 테이블 정보
hand-name = { $n ->
    [0] 손패가 없습니다
   *[other] 내 손패: { $n }장
  }
hand-face-down = 엎어 놓은 내 손패: { $n }장
hand-suit = { $suit }: { $ranks }
prompt-sent = 보내는 중…
prompt-go-on = 누르면 계속합니다
prompt-plays = { $name }님이 내기를 기다리는 중
prompt-bids = { $name }님의 비드를 기다리는 중
prompt-names = { $name }님이 으뜸패를 정하기를 기다리는 중
prompt-all-bid = 다른 비드를 기다리는 중

## Cards of your hand, named for the ear

card-playable = { $card }, 낼 수 있음
card-unplayable = { $card }, 낼 수 없음, { $reason }
card-must-follow = 내야 할 무늬: { $suit }
card-must-trump = 으뜸패를 내야 함
card-must-go-over = 더 높은 카드를 내야 함
card-must-lead-plain = 아직 으뜸패로 시작할 수 없음
card-not-now = 지금은 아님
card-queued = { $card }, { $n }번째로 예약

## Bidding

bid-title = 내 비드
bid-question = 몇 트릭을 따겠습니까?
bid-sum = 지금까지 비드 { $sum }, 트릭 { $size }: { $balance }
bid-chip = { $tricks }트릭
bid-forbidden = { $tricks }은(는) 안 됩니다. 비드의 합이 { $size }이(가) 되면 안 되기 때문입니다.
bid-choose = 숫자를 고르세요
bid-confirm = { $tricks } 비드
bid-sealed-yours = 내 비드를 냈습니다: { $tricks }
bid-waiting = 기다리는 중: { $names }
bid-look = 내 카드 보기
bid-blind-help = 또는 카드를 보지 않고 비드하세요. 성공하면 { $bonus }점을 더 얻습니다.
bid-choose-blind = 보지 않고 숫자를 고르세요
bid-confirm-blind = 보지 않고 { $tricks } 비드
bid-forehead-help = 내 카드만 빼고 모두의 카드가 보입니다.
bid-unseen-help = 모두 비드할 때까지 아무도 카드를 볼 수 없습니다.
name-title = 으뜸패
name-question = 무엇을 으뜸패로 하겠습니까?
name-choose = 무늬를 고르세요

## A seat: short words for the eye

seat-dealer-letter = 딜
seat-sealed = 비드함
seat-need = { $by } 더
seat-exact = 정확
seat-bust = { $by } 초과
seat-score = { $score }
seat-lives = 목숨 { $score }
seat-out = 쉼
seat-blind = 안 봄
seat-away-mark = 자리 비움
seat-away-tight = 비움, { $seconds }초
seat-away-short = 자리 비움, { $seconds }초 뒤 봇
seat-covered-short = 봇이 대신함
seat-take = 이 자리에 앉기
seat-take-named = { $name }의 자리에 앉기
take-help = 봇이 자리를 내주고, 그 카드와 비드와 점수를 이어받습니다.

## A seat: whole sentences for the ear

seat-you = 나 ({ $name }).
seat-name = { $kind ->
    [bot] { $name }, 봇.
   *[other] { $name }.
  }
seat-say-unknown = 아직 비드하지 않음.
seat-say-sealed = 비드했고 아직 비밀임.
seat-say-bid = 비드 { $bid }.
seat-say-need = 비드 { $bid }, 획득 { $taken }: { $by } 더 필요.
seat-say-exact = 비드 { $bid }, 획득 { $taken }: 정확.
seat-say-bust = 비드 { $bid }, 획득 { $taken }: { $by } 초과.
seat-say-score = { $score }점.
seat-say-dealer = 딜러.
seat-say-leader = 이 트릭을 시작함.
seat-say-turn = 차례.
seat-say-out = 이번 라운드는 쉽니다.
seat-say-secret = 비드는 비밀, 획득 { $taken }.
seat-say-blind = 카드를 보지 않고 비드했습니다.
seat-say-team = { $team }팀.
seat-say-team-sum = { $team }팀: 합계 비드 { $bid }, 획득 { $taken }.
seat-say-card = 들고 있는 카드: { $card }.
seat-say-score-lives = 남은 목숨 { $score }.
seat-away = 자리 비움. 곧 봇이 대신하고, 자리는 남아 있습니다.
seat-covered = 자리 비움. 봇이 대신하고 있으며, 자리는 남아 있습니다.

## The trick

trick-name = 트릭
trick-card = { $card }, { $name }
trick-card-you = { $card }, 나
trick-card-winning = { $card }, { $name }, 지금 이기는 중
trick-card-winning-you = { $card }, 나, 지금 이기는 중
trick-led = 시작
trick-took = 획득
trick-none = 이번 라운드에는 아직 딴 트릭이 없습니다.
trick-struck = 무효
trick-card-struck = { $card }, { $name }, 같은 카드로 무효
trick-card-struck-you = { $card }, 나, 같은 카드로 무효
trick-nobody = 아무도 따지 못했습니다.

## Score sheet, summary of a round, end of the game

sheet-round = 라운드
sheet-row = { $number }라운드, { $size }장
sheet-total = 합계
sheet-rank = { $rank }위
sheet-curve = 라운드별 점수
sheet-standings = 순위
sheet-legend = { $rank }위 { $name }: { $score }
sheet-legend-team = { $rank }. { $team }팀 ({ $names }): { $score }
sheet-cell-made = 비드 { $bid }, 획득 { $taken }, 성공: { $points }점
sheet-cell-missed = 비드 { $bid }, 획득 { $taken }, 실패: { $points }점
side-tabs = 테이블 옆
side-score = 점수
side-log = 기록
log-begin = { $rounds }라운드 중 { $round }라운드에 들어왔습니다.
log-begin-open = { $round }라운드에 들어왔습니다.
summary-title = { $round }라운드가 끝났습니다
summary-made = 비드를 맞혔습니다!
summary-missed = 비드가 빗나갔습니다
summary-player = 플레이어
summary-tricks = 트릭
summary-points = 점수
summary-cell-made = 성공
summary-cell-missed = 실패
summary-ready = 다음 라운드
summary-waiting = 기다리는 중: { $names }.
summary-next = { $seconds }초 뒤에 시작합니다.
over-won = { $name }님이 이겼습니다
over-won-you = 이겼습니다!
over-shared = { $names } 공동 1위
over-team = { $team }팀 승리: { $names }
over-made = 비드 { $rounds }번 중 { $made }번 성공
over-ways = 다음은
over-again = 같은 규칙으로 새 게임
over-again-chips = 칩 { $chips }개짜리 새 게임
over-again-play = 지금 있는 사람들과 한 게임 더
over-replay = 다시 보기
over-verify = 카드 배분 확인
over-download = 내려받기

## The live line and the log

say-seat-taken = { $kind ->
    [bot] { $name }(봇)이 앉습니다.
   *[other] { $name }님이 앉습니다.
  }
say-seat-taken-you = 자리에 앉았습니다.
say-seat-left = { $name }님이 떠났습니다.
say-seat-left-you = 자리를 떠났습니다.
say-covered = 이제 봇이 { $name }님을 대신합니다. 자리는 남아 있습니다.
say-covered-you = 돌아올 때까지 봇이 대신합니다.
say-returned = { $name }님이 다시 합니다.
say-returned-you = 다시 직접 합니다.
say-host = 이제 { $name }님이 방장입니다.
say-host-you = 이제 방장입니다.
say-away = { $name }님이 자리를 비웠습니다.
say-back = { $name }님이 돌아왔습니다.
say-game = 게임이 시작됩니다.
say-round = { $rounds }라운드 중 { $number }라운드, { $size }장씩. 딜러는 { $name }입니다.
say-round-you = { $rounds }라운드 중 { $number }라운드, { $size }장씩. 내가 딜러입니다.
say-round-open = { $number }라운드, { $size }장씩. 딜러는 { $name }입니다.
say-round-open-you = { $number }라운드, { $size }장씩. 내가 딜러입니다.
say-round-extra = 최고 점수가 같으므로 한 라운드를 더 합니다.
say-hand = 내 손패: { $cards }.
say-holds = { $name }님이 든 카드: { $card }.
say-trump = 으뜸패는 { $suit }, 펼친 카드는 { $card }입니다.
say-trump-suit = 으뜸패는 { $suit }입니다.
say-trump-none = 이번 라운드에는 으뜸패가 없습니다.
say-trump-none-card = 펼친 카드는 { $card }: 이번 라운드에는 으뜸패가 없습니다.
say-trump-due = 으뜸패는 아직 정해지지 않았습니다.
say-trump-due-card = 펼친 카드는 { $card }: 으뜸패는 아직 정해지지 않았습니다.
say-trump-asked = { $name }님이 으뜸패를 정합니다.
say-trump-named = { $name }님이 정한 으뜸패: { $suit }.
say-trump-named-you = 내가 정한 으뜸패: { $suit }.
say-bid = { $name } 비드: { $tricks }.
say-bid-you = 내 비드: { $tricks }.
say-bid-sealed = 내 비드 { $tricks }을(를) 냈습니다.
say-has-bid = { $name }님이 비드했습니다.
say-bids-complete = 비드가 모두 끝났습니다: { $balance }.
say-bids-secret = 비드가 모두 끝났고, 라운드가 끝날 때까지 비밀입니다.
say-blind-offered = 카드를 보기 전에 비드할 수 있는 사람: { $names }.
say-looked = { $name }님이 카드를 봅니다.
say-looked-you = 내 카드를 봅니다.
say-bid-blind = { $name } 보지 않고 비드: { $tricks }.
say-bid-blind-you = 보지 않고 낸 내 비드: { $tricks }.
say-bid-again = 비드의 합이 { $size }: { $name }님이 다시 비드해야 합니다.
say-bid-again-you = 비드의 합이 { $size }: 다시 비드해야 합니다.
say-play = { $name }: { $card }.
say-play-you = 내가 낸 카드: { $card }.
say-trick = { $name }님이 트릭을 땁니다.
say-trick-you = 내가 트릭을 땁니다.
say-cancelled = 같은 카드끼리 무효가 되어 아무도 트릭을 따지 못합니다.
say-points = { $name }: 비드 { $bid }, 획득 { $taken }, { $points }점.
say-points-you = 나: 비드 { $bid }, 획득 { $taken }, { $points }점.
say-over = 게임이 끝났습니다. { $name }님이 { $score }점으로 이겼습니다.
say-over-you = 게임이 끝났습니다. { $score }점으로 이겼습니다.
say-over-shared = 게임이 끝났습니다. { $names } 공동 1위, { $score }점.
say-over-lives = 게임이 끝났습니다. { $name }님이 목숨 { $score }개를 남기고 이겼습니다.
say-over-lives-you = 게임이 끝났습니다. 목숨 { $score }개를 남기고 이겼습니다.
say-over-lives-shared = 게임이 끝났습니다. { $names } 공동 1위, 남은 목숨: { $score }.
say-over-team = 게임이 끝났습니다. { $team }팀 승리: { $names }, 점수 { $score }.
say-turn-bid = 내 차례: 비드하세요
say-turn-bid-hook = 내 차례: 비드하세요. 단, { $forbidden } 제외
say-turn-lead = 내 차례: 트릭을 시작하세요
say-turn-follow = 내 차례, 처음 나온 무늬: { $suit }
say-turn-any = 내 차례: 아무 무늬나 낼 수 있습니다
say-turn-name = 내 차례: 으뜸패를 정하세요
say-turn-blind = 내 차례: 카드를 보거나, 보지 않고 비드하세요

## Menu, leaving, text, keys

menu-table = 테이블 { $id }
leave-title = 테이블 나가기
leave-later = 나갔다가 나중에 돌아오기
leave-later-help = 자리는 남아 있습니다. { $seconds }초 뒤부터 돌아올 때까지 봇이 대신하며, 언제든 다음 카드부터 이어받을 수 있습니다.
leave-good = 자리를 완전히 포기하기
leave-good-help = 봇이 카드와 비드와 점수를 이어받고, 다음 방문자가 그 자리에 앉을 수 있습니다.
leave-watching-help = 링크로 언제든 이 테이블에 돌아올 수 있습니다.
leave-go = 나가기
leave-stay = 남기
text-title = 글로 보는 테이블
text-hand = 손패: { $cards }
text-trick = 트릭: { $cards }
help-signs = 표시
help-sign-dealer = 이번 라운드의 딜러이며 마지막에 비드함
help-sign-need = 트릭이 더 필요함
help-sign-exact = 비드한 만큼 정확히 땀
help-sign-bust = 트릭이 너무 많음
help-sign-leads = 트릭을 시작함
help-sign-wins = 지금 트릭을 이기고 있음
help-keys = 키
help-keys-off = 한 글자 단축키는 설정에서 꺼져 있습니다.
help-key-arrows = 손패나 비드 사이를 이동, Home과 End도 가능
help-key-enter = 카드 내기, 비드하기, 계속
help-key-digits = 비드 고르기, Enter로 확정
help-key-b = 비드로
help-key-suits = 으뜸패를 정할 때: 무늬의 글자, N은 으뜸패 없음
help-key-h = 손패로
help-key-l = 지난 트릭
help-key-s = 점수표
help-key-a = 추천
help-key-t = 으뜸패 말하기
help-key-help = 이 도움말
help-key-esc = 닫기
help-premove = 차례가 오기 전에 카드를 눌러 미리 고를 수 있고, 다시 누르면 취소됩니다. 낼 수 없는 카드는 골라 두었어도 절대 나가지 않습니다.

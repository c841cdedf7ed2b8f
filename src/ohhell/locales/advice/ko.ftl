### 추천과 그 이유: 누군가 요청할 때만 불러옵니다.

suggest-title = 추천
suggest-waiting = 생각 중…
suggest-choice = 선택
suggest-chance = 확률
suggest-points = 점수
suggest-best = 최선
suggest-percent = { $percent }%
suggest-why = 이유: { $choice }
suggest-legend = 확률: 비드를 맞힐 가능성. 점수: 이 라운드의 평균 점수.
suggest-cost = { $best } 대신 { $choice }: 약 { $points }점 손해입니다.
suggest-name = 으뜸패: { $suit }
advice-seat = { $seat }번 자리
refused-no-suggestions = 이 테이블에서는 추천을 쓸 수 없습니다.
refused-no-advice = 지금은 추천할 수 없습니다. 다시 시도해 주세요.

## 상황

advice-your-bid = 내 비드: { $tricks }.
advice-wizards = 마법사를 { $n }장 들고 있습니다.
advice-jesters = 광대를 { $n }장 들고 있습니다.
advice-trumps = { $n ->
    [0] 으뜸패가 없습니다.
   *[other] 으뜸패를 { $n }장 들고 있습니다.
  }
advice-trumps-above-best = { $n ->
    [0] 내 가장 높은 으뜸패보다 높은 카드는 모두 보였습니다: { $card }.
   *[other] 내 가장 높은 으뜸패보다 높은 카드가 { $n }장 보이지 않았습니다: { $card }.
  }
advice-plain-tops = { $n ->
    [0] 다른 카드 가운데 그 무늬에서 남은 가장 높은 카드는 없습니다.
   *[other] 다른 카드 가운데 { $n }장이 그 무늬에서 남은 가장 높은 카드입니다.
  }
advice-forehead = 내 카드일 수 있는 { $total }장 가운데 { $n }장이 트릭을 땁니다.
advice-blind-bonus = 보지 않고 한 비드를 맞히면 { $points }점을 더 얻습니다.
advice-hook = 금지 비드: { $tricks }.
advice-bid-after = { $n ->
    [0] 마지막으로 비드합니다.
   *[other] 내 뒤에 { $n }명이 비드합니다.
  }
advice-need = { $who ->
    [team] 우리 팀은
   *[you] 나는
  } 남은 { $left }트릭 가운데 { $n }트릭이 더 필요합니다.
advice-need-all = { $who ->
    [team] 우리 팀은
   *[you] 나는
  } 남은 트릭이 모두 필요합니다: { $n }.
advice-need-none = { $who ->
    [team] 우리 팀은
   *[you] 나는
  } 더 필요한 트릭이 없습니다. 남은 트릭: { $left }.
advice-too-many = { $who ->
    [team] 우리 팀은
   *[you] 나는
  } 이미 트릭이 너무 많습니다: { $n }.
advice-too-few = { $who ->
    [team] 우리 팀은
   *[you] 나는
  } { $n }트릭이 필요한데 { $left }트릭만 남았습니다.
advice-behind = { $n ->
    [0] 이 트릭에 마지막으로 냅니다.
   *[other] 내 뒤에 { $n }명이 냅니다.
  }
advice-table-over = 비드가 { $n } 초과입니다. 모두가 맞힐 수는 없습니다.
advice-table-under = 비드가 { $n } 부족합니다. 누군가 더 따야 합니다.
advice-table-even = 비드의 합이 트릭 수와 같습니다.

## 비드나 으뜸패

advice-worth = 맞히면 { $points }점입니다.
advice-makes-over = 비드의 합이 { $n } 초과가 됩니다.
advice-makes-under = 비드의 합이 { $n } 부족이 됩니다.
advice-makes-even = 비드의 합이 트릭 수와 같아집니다.
advice-tops = 내 카드 { $n }장이 그 무늬에서 남은 가장 높은 카드입니다.
advice-suit-held = 이 무늬를 { $n }장 들고 있습니다.
advice-suit-tops = { $n ->
    [0] 가장 높은 카드는 내 것이 아닙니다.
   *[other] 그 가운데 { $n }장은 위에 보이지 않은 카드가 없습니다.
  }

## 카드

advice-safe = 트릭을 땁니다. 이제 아무것도 이길 수 없습니다.
advice-beaters = 보이지 않은 카드 { $n }장이 이길 수 있습니다.
advice-above = { $n ->
    [0] 더 높은 { $suit } 카드는 모두 보였습니다.
   *[other] 더 높은 { $suit } 카드 { $n }장이 보이지 않았습니다.
  }
advice-trumps-above = { $n ->
    [0] 더 높은 으뜸패는 모두 보였습니다.
   *[other] 더 높은 으뜸패 { $n }장이 보이지 않았습니다.
  }
advice-trumps-unseen = { $n ->
    [0] 으뜸패는 모두 보였습니다.
   *[other] 으뜸패 { $n }장이 보이지 않았습니다.
  }
advice-void = { $name }님은 나중에 내며, { $suit } 카드가 없음이 드러났습니다.
advice-behind-need = { $n ->
    [0] 나중에 내는 사람 가운데 트릭이 필요한 사람은 없습니다.
   *[other] 나중에 내는 사람 가운데 { $n }명이 트릭이 더 필요합니다.
  }
advice-struck = 같은 카드끼리 서로 지워져 지금은 아무도 트릭을 따지 못합니다.
advice-loses = 이 카드를 이기지 못합니다: { $card }.
advice-partner = 지금은 같은 편인 { $name }님이 트릭을 땁니다.
advice-taker-full = 지금 따고 있는 { $name }님은 트릭이 더 필요하지 않습니다.
advice-taker-needs = 지금 따고 있는 { $name }님은 { $n }트릭이 더 필요합니다.
advice-last-of-suit = 이 무늬의 마지막 카드입니다: { $suit }.

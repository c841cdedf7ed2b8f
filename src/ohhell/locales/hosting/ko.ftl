refused-no-person = 이 자리에는 사람이 없습니다.
refused-table-closed = 이 테이블은 닫혔습니다. 게임이 열리지 않습니다.
refused-nobody-seated = 앉아 있는 사람이 없습니다.
refused-not-empty = 앉아 있는 사람이 있습니다.
refused-bad-order = 모든 자리를 한 번씩 정해야 합니다.
refused-same-seat = 바꿀 것이 없습니다.
refused-already-host = 이미 방장입니다.
refused-not-removed = 이 테이블에서 내보낸 사람이 아닙니다.
refused-not-ready = 준비되었다고 말하지 않았습니다.
refused-same-offer = 이미 그렇게 되어 있습니다.
refused-nobody-here = 이 테이블에 있는 사람도, 친구도 아닙니다.
refused-has-seat = 자리가 없는 사람만 이 자리를 이어받을 수 있습니다.
refused-friend-seen-hand = 이 게임에서 이미 손패를 보았으므로 다른 손패를 이어받을 수 없습니다.
refused-friend-removed = 방장이 이 테이블에서 내보낸 사람입니다.
refused-rematch-open = 같은 사람들이 이미 다시 하고 있습니다.
refused-removed = 방장이 이 테이블에서 내보냈습니다. 관전은 할 수 있습니다.
refused-seat-kept = 이 자리는 잠시 { $name }님을 위해 비워 둡니다.
refused-start-past = 이미 지난 시각입니다. 더 늦은 시각을 고르세요.
refused-start-far = 너무 먼 시각입니다. 하루 안의 시각을 고르세요.
refused-start-twice = 바로 시작하는 게임에는 예약 시각을 정할 수 없습니다.
refused-rated-suggestions = 레이팅에 반영되는 게임에서는 추천을 쓸 수 없습니다.
refused-listed-hidden = 테이블은 모두에게 열려 있거나 초대받은 사람에게만 열려 있습니다.
refused-no-set-time = 예약된 시각에 시작하는 게임이 없습니다.

## In a calendar

calendar-title = Oh Hell: { $variant }
calendar-text = 테이블 주소: { $link }

options-title = 이 테이블
options-preset = 분위기
options-preset-family = 가족
options-preset-family-help = 시간제한 없음, 자유로운 대화, 추천 허용. 즐거움이 전부입니다.
options-preset-club = 클럽
options-preset-club-help = 비드와 카드마다 30초, 정해진 문구, 추천 없음. 레이팅에 반영됩니다.
options-preset-quick = 빠르게
options-preset-quick-help = 비드와 카드마다 15초, 정해진 문구, 추천 허용.
options-when = 시작 시점
options-when-host = 방장이 시작할 때
options-when-host-help = 기다리던 사람이 오면 직접 시작합니다.
options-when-time = 정한 시각
options-when-time-help = 앞으로 24시간 안. 테이블은 바로 열려서 들어와 앉고 이야기할 수 있습니다.
options-time = 시각
options-find = 테이블을 찾을 수 있는 사람
options-find-invited = 초대받은 사람만
options-find-invited-help = 어떤 목록에도 없으며 링크가 있으면 들어올 수 있습니다.
options-find-friends = 앉은 사람의 친구
options-find-friends-help = 친구는 친구의 테이블에서 볼 수 있고, 다른 사람은 링크가 필요합니다.
options-find-everybody = 모두
options-find-everybody-help = 첫 화면의 열린 테이블 목록에 나옵니다.
options-more = 채팅, 시계, 관전, 레이팅, 봇
options-chat = 게임 중 채팅
options-chat-none = 없음
options-chat-phrases = 정해진 문구
options-chat-text = 자유롭게
options-bid-clock = 비드 시간
options-play-clock = 카드 시간
options-clock-help = 시간이 지나면 하우스가 그 자리를 대신해 비드하거나 카드를 냅니다.
options-clock-none = 제한 없음
options-clock = { $seconds }초
options-suggestions = 추천
options-suggestions-help = 차례인 사람이 비드와 카드의 가치를 물어볼 수 있습니다.
options-watching = 관전
options-watching-help = 자리가 없는 사람도 볼 수 있지만 손패는 보이지 않습니다.
options-rated = 레이팅에 반영
options-rated-help = 결과가 플레이어의 레이팅을 바꿉니다. 이때는 추천이 없습니다.

about-title = 이 테이블 정보
about-find-invited = 초대받았거나 링크가 있는 사람만 이 테이블을 찾습니다.
about-find-friends = 앉은 사람의 친구가 이 테이블을 찾습니다.
about-find-everybody = 누구나 이 테이블을 찾습니다.
about-watching-on = 찾은 사람은 누구나 관전할 수 있습니다.
about-watching-off = 자리 없이 관전할 수 없습니다.
about-chat-none = 게임 중에는 채팅이 없고, 앞뒤로는 누구나 말할 수 있습니다.
about-chat-phrases = 게임 중에는 정해진 문구만, 앞뒤로는 아무 글이나 쓸 수 있습니다.
about-chat-text = 게임 중에도 아무 글이나 쓸 수 있습니다.
about-bid-clock-none = 비드에 시간제한이 없습니다.
about-bid-clock = 비드는 { $seconds }초 안에 합니다.
about-play-clock-none = 카드에 시간제한이 없습니다.
about-play-clock = 카드는 { $seconds }초 안에 냅니다.
about-rated-on = 이 게임은 레이팅에 반영됩니다.
about-rated-off = 이 게임은 레이팅에 반영되지 않습니다.
about-rated-withheld = 두 사람이 한 브라우저로 이 테이블에 왔으므로 이 게임은 레이팅을 바꾸지 않습니다. 그래도 플레이할 수 있습니다.
about-bots = 하우스가 앉히는 봇의 수준: { $level }.
about-lasts = 모두 떠나도 테이블은 링크에 남아 있습니다. 열린 테이블 목록에는 누군가 있을 때만 나옵니다.

starts-today = 오늘 { $time }에 시작
starts-tomorrow = 내일 { $time }에 시작
starts-now = 곧 시작
starts-in-minutes = { $minutes ->
   *[other] { $minutes }분 뒤
}
starts-in-hours = { $hours ->
   *[other] 약 { $hours }시간 뒤
}
starts-help = 그때 게임이 저절로 시작되고 빈자리에는 봇이 앉습니다. 모든 자리에 사람이 앉고 모두 준비되면 더 일찍 시작합니다. 없는 사람은 올 때까지 봇이 대신합니다. 그때 앉은 사람이 없으면 테이블이 닫힙니다.
starts-calendar = 내 달력에 추가
starts-remind = 이 기기에서 알림 받기
starts-reminded = 우리 페이지가 열려 있으면 5분 전에 알려 드립니다.
remind-text = { $minutes ->
   *[other] { $minutes }분 뒤에 게임이 시작됩니다.
}

ready-asked = 방장이 묻습니다. 준비되었나요?
ready-count = 준비: { $people }명 중 { $ready }명
ready-yes = 준비되었습니다
ready-no = 준비 취소
ready-mark = 준비됨
kept-for = { $name }님을 위해 비워 둠
host-tools = 방장용
host-ask-ready = 준비되었는지 묻기
host-shuffle = 자리 섞기
host-close = 게임 취소
host-close-sure = 테이블이 모두에게 닫히고 게임은 열리지 않습니다.
host-close-not = 테이블 유지
host-removed = 방장이 내보낸 사람
host-admit = { $name }님이 다시 앉을 수 있게 하기
host-seat-free = { $number }번 자리, 비어 있음
host-seat = { $number }번 자리: { $name }
host-arrange = { $name }님의 자리 정하기
host-move = { $number }번 자리로 옮기기
host-swap = { $number }번 자리 { $name }님과 바꾸기
host-give = { $name }님을 방장으로
host-remove = { $name }님 내보내기
host-remove-help = 내보낸 사람은 허락할 때까지 다시 앉을 수 없습니다.
closed-title = 이 테이블은 닫혔습니다
closed-text = 여기서는 게임이 열리지 않습니다. 방장이 취소했거나 시작 시각에 앉은 사람이 없었습니다.
closed-new = 다른 테이블 열기

offer-help = 친구가 테이블 링크를 열고 관전합니다. 이 게임에서 손패를 본 적이 없는 사람이 카드와 비드와 점수를 그대로 이어받을 수 있습니다.
offer-nobody = 지금 관전하는 사람이 없습니다. 친구에게 링크를 보내세요:
offer-to = { $name }님에게 자리 권하기
offer-waits = { $name }님에게 자리를 권했습니다. 이어받을 때까지 계속합니다.
offer-withdraw = 권유 취소
offer-title = 나에게 온 자리
offer-told = { $name }님이 자리를 권합니다. 카드와 비드와 점수를 그대로 이어받습니다.
offer-take = 자리 이어받기
offer-refuse = 계속 관전

say-ready = { $name }님이 준비되었습니다.
say-ready-you = 준비되었습니다.
say-unready = { $name }님이 준비를 취소했습니다.
say-unready-you = 준비를 취소했습니다.
say-ready-asked = 방장이 준비되었는지 묻습니다.
say-arranged = 자리가 바뀌었습니다.
say-removed = 방장이 { $name }님을 테이블에서 내보냈습니다.
say-admitted = { $name }님이 다시 앉을 수 있습니다.
say-closed = 이 테이블은 닫혔습니다. 게임이 열리지 않습니다.

over-rematch = 같은 사람들과 다시 하기
over-rematch-join = 다시 하기에 참가
over-rematch-open = 같은 사람들이 다시 합니다. 자리는 1분 동안 비워 둡니다.
over-rematch-chips = 모두 다시 칩 { $chips }개를 겁니다.
say-offered = { $name }님이 관전자에게 자리를 넘기려 합니다.
say-offered-you = 관전자에게 자리를 넘기려 합니다.
say-unoffered = { $name }님이 자리를 계속 지킵니다.
say-unoffered-you = 자리를 계속 지킵니다.
say-rematch = 같은 사람들이 다시 합니다. 자리는 1분 동안 비워 둡니다.
leave-friend = 친구에게 자리 넘기기
leave-rated = 레이팅에 반영되는 게임입니다. 봇이 대신 이어서 하고, 끝나기 전에 돌아오지 않으면 { $sides } 중 꼴찌로 계산됩니다.
leave-staked = 봇이 무엇을 따든, 건 칩 { $chips }개를 잃습니다.

# 친구, 누구나 알 수 있는 것, 그리고 초대.

people-title = 친구
people-yours = 내 프로필
people-friends = 내 친구
people-none = 아직 친구가 없습니다. 이름으로 찾거나 함께 게임한 사람에게 친구가 되자고 해 보세요.
people-asking = 친구가 되고 싶어 하는 사람
people-asked = 내가 요청한 사람
people-met = 최근에 함께 게임한 사람
people-blocked = 차단한 사람
people-blocked-help = 상대에게는 알리지 않습니다. 나를 찾거나 요청하거나 초대할 수 없고, 내가 방장인 테이블에 앉을 수 없으며, 자동으로 함께 앉히지도 않습니다.
people-muted = 음소거한 사람
people-muted-help = 이 사람들이 쓴 글이 보이지 않습니다. 상대에게는 알리지 않습니다.
people-find = 사람 찾기
people-find-label = 이름
people-find-help = Zoë 또는 Zoë#4711처럼 이름 전체를 쓰세요.
people-find-button = 찾기
people-found-none = 찾지 못했습니다. 이름 전체를 썼나요?
people-ask = 친구 요청
people-accept = 수락
people-decline = 거절
people-take-back = 취소
people-part = 친구 삭제
people-block = 차단
people-unblock = 차단 해제
people-mute = 음소거
people-unmute = 음소거 해제
people-is-friend = 친구
people-is-asked = 요청함
people-go = 테이블로 가기
people-near-table = 테이블에 있음
people-near-online = 접속 중
people-near-away = 자리 비움
people-near-gone = 접속하지 않음
people-seen = 마지막 접속: { $when }
people-shown = 친구에게 접속 상태 보이기
people-shown-help = 끄면 접속 상태도, 어느 테이블에 있는지도 아무도 볼 수 없습니다.

person-since = { $date }부터 함께함
person-you = 다른 사람에게 이렇게 보입니다. 게임 목록은 나와 친구만 볼 수 있습니다.
person-games = 끝난 게임
person-wins = 승리
person-shared = { $shared ->
   *[other] 그중 공동 { $shared }회
}
person-place = 평균 순위
person-made = 성공한 비드
person-over = 실패, 트릭이 많음
person-under = 실패, 트릭이 적음
person-percent = { $percent }%
person-variants = 규칙별
person-house-rules = 직접 정한 규칙
person-none = 아직 끝난 게임이 없습니다.
person-history = 게임
person-history-closed = 게임 목록은 친구만 볼 수 있습니다.
person-rank = { $seats }명 중 { $rank }위
person-with = 함께한 사람: { $names }
person-more = 더 보기

invite-title = 친구 초대
invite-none = 친구가 있으면 한 번만 눌러서 초대할 수 있습니다.
invite-find = 친구 찾기
invite-one = 초대
invite-waiting = 초대함
invite-declined = 참가하지 않음

seated-none = 봇 말고는 아무도 없습니다.
seated-blocked = 차단한 { $name } 님이 앉아 있습니다. 그래도 앉을 수 있습니다.

refused-yourself = 바로 자신입니다.
refused-you-block = 차단한 사람입니다. 먼저 차단을 해제하세요.
refused-too-many-friends = 친구와 요청이 더 늘어날 수 없을 만큼 많습니다.
refused-too-many-requests = 이 사람에게는 답하지 않은 요청이 이미 너무 많습니다.
refused-too-many-shunned = 더는 차단하거나 음소거할 수 없습니다.
refused-no-such-player = 이 주소에는 아무도 없습니다.
refused-friends-only = 게임 목록은 친구만 볼 수 있습니다.
refused-not-friends = 이렇게는 친구만 초대할 수 있습니다. 다른 사람에게는 링크를 보내세요.
refused-sits-already = 이 사람은 이미 테이블에 앉아 있습니다.
refused-no-free-seat = 이제 이 테이블에는 아무도 들어올 수 없습니다.
refused-too-many-invited = 더는 초대할 수 없습니다.

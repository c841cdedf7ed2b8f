### 신고, 그리고 읽어야 할 알림.

report-open = 신고
report-title = { $name } 님 신고
report-help = 운영자가 읽습니다. 누가 신고했는지 다른 사람은 알 수 없습니다.
report-help-table = 운영자가 이 테이블의 기록과 함께 읽습니다. 누가 신고했는지 다른 사람은 알 수 없습니다.
report-reason = 무엇에 대한 신고인가요?
report-reason-talk = 욕설 등 채팅 내용
report-reason-name = 이름
report-reason-leaving = 게임을 떠나거나 기다리게 함
report-reason-together = 다른 사람에 맞서 짜고 함
report-reason-other = 기타
report-line = 문제가 된 말
report-line-none = 특정한 말 없음
report-words = 간단한 설명 (선택)
report-send = 신고 보내기
report-done = 신고를 받았습니다. 운영자가 읽을 것입니다.
report-done-help = 그동안 이 사람을 음소거하거나 차단할 수 있습니다.

told-title = 읽어 주세요
told-read = 읽었습니다
told-warn = 운영자의 경고입니다.
told-mute = 운영자가 채팅을 제한했습니다. { $until }까지 준비된 문구만 쓸 수 있습니다.
told-mute-for-good = 운영자가 채팅을 영구 제한했습니다. 준비된 문구만 쓸 수 있습니다.
told-suspend = 운영자가 { $until }까지 이용을 정지했습니다.
told-suspend-for-good = 운영자가 이용을 영구 정지했습니다.
told-rename = 운영자가 이름을 다른 것으로 바꾸었습니다.
told-annul = 참가했던 게임을 운영자가 무효로 했습니다. 이 게임은 집계되지 않습니다.
told-lift = 운영자가 경고, 채팅 제한 또는 이용 정지 조치를 취소했습니다.
told-left = 모르는 사람들과의 게임을 끝나기 전에 떠났습니다. 이번 한 번은 괜찮습니다. 다음에는 모르는 사람과 다시 게임하기 전에 기다려야 합니다.
told-resting = 모르는 사람들과의 게임을 끝나기 전에 또 떠났습니다. { $until }까지 비공개 테이블에서만 플레이할 수 있습니다.
told-report-acted = 운영자가 보내 주신 신고를 읽고 조치했습니다. 조치한 내용은 운영자와 당사자만 압니다. 고맙습니다.
told-report-dismissed = 운영자가 보내 주신 신고를 읽었으나 규칙에 어긋나는 점을 찾지 못했습니다. 살펴 주셔서 고맙습니다.
told-reason = 이유: { $reason }
told-game = 게임 보기
over-annulled = 운영자가 이 게임을 무효로 했습니다. 이 게임은 집계되지 않습니다.

refused-report-self = 자기 자신은 신고할 수 없습니다.
refused-reported-already = 이미 신고했습니다. 운영자가 아직 읽지 않았습니다.
refused-too-many-reports = 하루 동안 { $most }건을 신고했습니다. 내일 다시 신고할 수 있습니다.
refused-never-there = 이 사람은 이 테이블에 앉은 적이 없습니다.
refused-no-such-line = 이 사람은 이 테이블에서 그런 말을 하지 않았습니다.
refused-bad-words = 너무 길거나 보이지 않는 문자가 있습니다.

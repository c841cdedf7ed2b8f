### Talk at a table, and the door of one where nobody looks on: fetched when somebody comes to it.

talk-title = 채팅
talk-message = 메시지
talk-send = 보내기
talk-phrases = 한 번에 말하기
talk-line = { $name }: { $text }
talk-empty = 아직 아무 말도 없습니다.
talk-watching = 자리에 앉은 사람만 말할 수 있습니다.
talk-off-none = 이 테이블에서는 게임 중에 말할 수 없습니다.
talk-off-phrases = 게임 중에는 이 문구만 보낼 수 있습니다.
talk-quiet = 숨기기와 신고
talk-mute = { $name }님 말 숨기기
talk-blocked = { $name } 님을 차단했으므로 메시지도 보이지 않습니다.
talk-hide = 채팅 숨기기
talk-hidden = 채팅을 숨겼습니다.

## The door

door-title = 게임이 진행 중입니다
door-text = 이 테이블은 관전할 수 없지만, 봇의 자리에 앉을 수 있습니다.
door-shut = 관전할 수 없습니다
door-shut-text = 이 테이블은 자리가 모두 찼고, 호스트가 관전을 허용하지 않습니다.
door-full = 관전자가 너무 많습니다
door-full-text = 관전 인원이 모두 찼고 이 테이블에는 빈자리가 없습니다. 나중에 다시 시도해 주세요.
door-suspended = 이용이 정지되었습니다
door-suspended-text = 운영자가 이용을 정지했습니다. 봇이 대신 플레이합니다. 계정과 데이터는 그대로 유지됩니다.

## Phrases: what is said with one tap, short and kind

phrase-hello = 안녕하세요!
phrase-luck = 행운을 빕니다!
phrase-well-played = 잘하셨어요!
phrase-nice-bid = 좋은 비드예요!
phrase-thanks = 고맙습니다!
phrase-sorry = 미안합니다!
phrase-oops = 이런!
phrase-lucky = 운이 좋았네요!
phrase-unlucky = 운이 없었네요!
phrase-wow = 와!
phrase-ouch = 아야!
phrase-thinking = 생각 중입니다…
phrase-hurry = 조금만 서둘러 주세요.
phrase-back-soon = 곧 돌아올게요.
phrase-good-game = 즐거운 게임이었어요!
phrase-bye = 안녕히 계세요!

## Refusals

refused-bad-line = 메시지는 보이는 글자 1~{ $length }자여야 합니다.
refused-no-such-phrase = 그런 문구는 없습니다.
refused-no-talk = 이 테이블에서는 게임 중에 말할 수 없습니다.
refused-phrases-only = 게임 중에는 정해진 문구만 보낼 수 있습니다.
refused-talked-out = 이 테이블에는 말이 너무 많이 쌓여 더 보낼 수 없습니다.

import { expect, test } from 'vitest'
import { directionRuns, isPrintable, withoutEmoji } from './printable-text.ts'

test.each([
  ['Łucja Ďuriš, Đặng Thị Ngọc', true],
  ['Αθήνα', true],
  ['Пловдив', true],
  ['Նարեկ გიორგი', true],
  ['שרה כהן', true],
  ['محمد', true],
  ['Zoe\u0308 O’Hara-Müller (2) ½ ª', true],
  ['Mia 🌸', true],
  ['王芳 Groß', false],
  ['ゆき', false],
  ['김민준', false],
  ['សុខា', false],
  ['สมชาย', false],
  ['प्रिया', false],
])('paper can show every letter of %j: %s', (text, isShown) => {
  expect(isPrintable(text)).toBe(isShown)
})

test.each([
  ['Mia 🌸 Groß', 'Mia Groß'],
  ['🎉Party🎉', 'Party'],
  ['Ada 👩🏽‍🍳 und Ben 🇩🇪', 'Ada und Ben'],
  ['Hausnummer 1️⃣2', 'Hausnummer 12'],
  ['Liebe ❤️ Grüße', 'Liebe Grüße'],
  ['☎ 0341  12 ✂ ©', '☎ 0341  12 ✂ ©'],
  ['🌸', ''],
])('%j is printed as %j', (text, printed) => {
  expect(withoutEmoji(text)).toBe(printed)
})

test.each([
  ['Ada Groß', ['Ada Groß']],
  ['', ['']],
  ['שרה Groß', ['שרה', ' Groß']],
  ['Šárka Öztürk und שרה Groß', ['Šárka Öztürk und ', 'שרה', ' Groß']],
  ['שרה כהן und Ben', ['כהן', ' ', 'שרה', ' und Ben']],
  ['Ben und محمد', ['Ben und ', 'محمد']],
  ['(Ben und محمد)', ['(Ben und ', 'محمد', ')']],
  ['שרה כהן, מרים לוי', ['כהן', ' ', 'שרה', ', ', 'לוי', ' ', 'מרים']],
  ['בן-דוד Groß', ['בן-דוד', ' Groß']],
])('%j stands on paper as %j from left to right', (text, runs) => {
  expect(directionRuns(text)).toEqual(runs)
})

import { expect, test } from 'vitest'
import { stepOfKey } from './plan-history-bar.tsx'

const press = (key: string, held: { ctrl?: boolean; meta?: boolean; shift?: boolean; alt?: boolean }) =>
  stepOfKey({
    key,
    ctrlKey: held.ctrl ?? false,
    metaKey: held.meta ?? false,
    shiftKey: held.shift ?? false,
    altKey: held.alt ?? false,
  })

test.each([
  ['Ctrl+Z', 'z', { ctrl: true }, 'undo'],
  ['Cmd+Z', 'z', { meta: true }, 'undo'],
  ['Ctrl+Shift+Z, as browsers name the key', 'Z', { ctrl: true, shift: true }, 'redo'],
  ['Cmd+Shift+Z', 'Z', { meta: true, shift: true }, 'redo'],
  ['Ctrl+Y', 'y', { ctrl: true }, 'redo'],
  ['Z alone', 'z', {}, undefined],
  ['Ctrl+Alt+Z', 'z', { ctrl: true, alt: true }, undefined],
  ['Ctrl+Shift+Y', 'Y', { ctrl: true, shift: true }, undefined],
  ['Ctrl+S', 's', { ctrl: true }, undefined],
] as const)('the keys of %s', (_, key, held, step) => {
  expect(press(key, held)).toBe(step)
})

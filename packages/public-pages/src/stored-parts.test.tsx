import { expect, onTestFinished, test } from 'vitest'
import { storedPartsScript } from './stored-parts.ts'

function givenPart(storage: Pick<Storage, 'getItem'>) {
  document.body.innerHTML = '<p hidden data-stored="seat" data-value="taken">(<b data-text="yours"></b>)</p>'
  onTestFinished(() => document.body.replaceChildren())
  new Function('localStorage', storedPartsScript)(storage)
  return document.querySelector<HTMLElement>('p')
}

const storing = (values: Record<string, string>) => ({ getItem: (key: string) => values[key] ?? null })

test('a part that belongs to what this browser has stored is shown with its words', () => {
  const part = givenPart(storing({ seat: 'taken' }))
  expect(part?.hidden).toBe(false)
  expect(part?.textContent).toBe('(yours)')
})

test.each([
  ['nothing is stored', storing({})],
  ['another value is stored', storing({ seat: 'free' })],
  ['another key holds the value', storing({ place: 'taken' })],
  [
    'the storage is blocked',
    {
      getItem: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    },
  ],
])('the part stays hidden and without words where %s', (_, storage) => {
  const part = givenPart(storage)
  expect(part?.hidden).toBe(true)
  expect(part?.textContent).toBe('()')
})

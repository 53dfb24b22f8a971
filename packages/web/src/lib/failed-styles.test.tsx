import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { loadWithStyles, noteFailedStyles } from './failed-styles.ts'

beforeAll(noteFailedStyles)

const load = () => Promise.resolve('code')

/** The links that are in the document; what is tested here never loads by itself. */
const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[href^="data:late"]')]

function addFailed(): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'data:late.css' })
  document.head.append(link)
  onTestFinished(() => {
    for (const left of links()) left.remove()
  })
  link.dispatchEvent(new Event('error'))
  return link
}

test('loads a failed stylesheet once more, in the place of the failed link', async () => {
  const failed = addFailed()
  const loading = loadWithStyles(load)
  expect(links()).toHaveLength(1)
  expect(links()[0]).not.toBe(failed)
  links()[0]?.dispatchEvent(new Event('load'))
  expect(await loading).toBe('code')
  await loadWithStyles(load)
  expect(links()).toHaveLength(1)
})

test('fails while there is still no connection, and tries again the next time', async () => {
  addFailed()
  const loading = loadWithStyles(load)
  links()[0]?.dispatchEvent(new Event('error'))
  await expect(loading).rejects.toThrow('cannot be loaded')
  const loadingAgain = loadWithStyles(load)
  links()[0]?.dispatchEvent(new Event('load'))
  await loadingAgain
})

test('a picture that cannot be loaded is none of its business', async () => {
  const picture = document.createElement('img')
  document.body.append(picture)
  picture.dispatchEvent(new Event('error'))
  await loadWithStyles(load)
  expect(picture.isConnected).toBe(true)
})

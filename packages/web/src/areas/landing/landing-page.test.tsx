import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examplePublicDinner } from '../../../test/example-public-dinner.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { LandingPage } from './landing-page.tsx'

const showLanding = (data: Partial<Parameters<typeof LandingPage>[0]['data']> = {}) =>
  renderPage(
    <LandingPage
      data={{ events: [], isTooBusyForDemo: false, origin: 'https://dinner.example', ...data }}
      params={{}}
    />,
  )

test('lists the next events, each with a link, and leads to all of them', async () => {
  await showLanding({ events: [examplePublicDinner] })
  const next = within(screen.getByRole('region', { name: 'Coming up' }))
  expect(next.getByRole('heading', { level: 3, name: 'Sommer-Dinner' })).toBeVisible()
  expect(next.getByRole('link', { name: 'Sommer-Dinner' })).toHaveAttribute('href', '/running-dinner-events/abc')
  expect(next.getByRole('link', { name: 'See all events' })).toHaveAttribute('href', '/running-dinner-events')
})

test('invites to create an event where none is announced', async () => {
  await showLanding()
  const next = within(screen.getByRole('region', { name: 'Coming up' }))
  expect(next.getByRole('link', { name: 'Create an event' })).toHaveAttribute('href', '/running-dinner-wizard')
  expect(next.queryByRole('link', { name: 'See all events' })).not.toBeInTheDocument()
})

test('shows real screens in the language of the reader, loaded once they come near', async () => {
  await showLanding()
  for (const name of ['board', 'evening']) {
    const pictures = [...document.querySelectorAll<HTMLImageElement>(`img[src^="/screens/${name}-"]`)]
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
      `/screens/${name}-en-light.webp`,
      `/screens/${name}-en-dark.webp`,
    ])
    for (const picture of pictures) {
      expect(picture).toHaveAttribute('loading', 'lazy')
      expect(picture).toHaveAttribute('width')
      expect(picture).toHaveAttribute('height')
      expect(picture).toHaveAttribute('alt')
    }
  }
})

test('names its own picture and address for previews', async () => {
  await showLanding()
  const meta = (name: string) => document.querySelector(`meta[property="${name}"]`)?.getAttribute('content')
  expect(meta('og:image')).toBe('https://dinner.example/image-en.png')
  expect(meta('og:url')).toBe('https://dinner.example/')
  expect(meta('og:title')).toBe('One evening, three courses, twelve new faces')
})

test('answers the questions people ask first', async () => {
  await showLanding()
  const questions = within(screen.getByRole('region', { name: 'Frequently asked questions' }))
  expect(questions.getAllByRole('group')).toHaveLength(5)
  expect(questions.getByRole('link', { name: 'All questions and answers' })).toHaveAttribute(
    'href',
    '/running-dinner-veranstalten-teilnehmen#fragen',
  )
})

test('shows why no demo was made, only after a request for one', async () => {
  await showLanding({ isTooBusyForDemo: true })
  expect(screen.getByText(/A lot of demos are being opened/)).toBeVisible()
})

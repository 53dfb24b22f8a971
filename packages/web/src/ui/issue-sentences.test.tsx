import { selfRoutes } from '@running-dinner/contract/guests'
import { screen } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../test/render-page.tsx'
import { disconnect, given, refuse } from '../../test/server.ts'
import { call } from '../lib/http.ts'
import { i18n } from '../lib/i18n.ts'
import { useLoadedIssueText } from '../lib/issue-text.ts'
import { Form } from './form/form.tsx'
import { resolverOf } from './form/resolver-of.ts'
import { TextInput } from './form/text-input.tsx'
import { LoadError } from './load-error.tsx'

const namespaces = ['issues', 'organiserIssues']
const cancelled = 'This running dinner was cancelled.'
const generic = 'Something went wrong. Reload the page and try again.'

/** Shows a page that has none of the sentences yet, as at its first view. */
async function showFirst(page: ReactElement) {
  const shown = await renderPage(page)
  for (const name of namespaces) {
    i18n.removeResourceBundle('en', name)
    delete i18n.services.backendConnector.state[`en|${name}`]
  }
  return shown
}

/** The sentences cannot be had: the files of another release, or a connection that breaks. */
function withoutFiles(load: () => Promise<void>): void {
  vi.spyOn(i18n, 'loadNamespaces').mockImplementation(load)
}

function Session() {
  const [error, setError] = useState<unknown>(null)
  const params = { selfAdminId: 'a'.repeat(24), participantId: 'p1' }
  const load = () => void call(selfRoutes.sessionData, { params }).catch(setError)
  return (
    <>
      <button type="button" onClick={load}>
        Load
      </button>
      {error !== null && <LoadError error={error} onRetry={load} />}
    </>
  )
}

test('a refused call loads the sentences of its issues before it fails', async () => {
  given(refuse(selfRoutes.sessionData, [{ message: 'event_cancelled' }]))
  const { user } = await showFirst(<Session />)
  await user.click(screen.getByText('Load'))
  expect(await screen.findByRole('alert')).toHaveTextContent(cancelled)
})

test('a call that is not answered says so in words that every page has', async () => {
  given(disconnect(selfRoutes.sessionData))
  const { user } = await showFirst(<Session />)
  withoutFiles(() => Promise.reject(new Error('asked for sentences')))
  await user.click(screen.getByText('Load'))
  expect(await screen.findByRole('alert')).toHaveTextContent(generic)
})

test.each([
  ['cannot be had', () => Promise.resolve()],
  ['do not arrive', () => new Promise<void>(() => {})],
])(
  'a refused call fails in general words when the sentences %s, and asks for them again the next time',
  async (_, load) => {
    given(refuse(selfRoutes.sessionData, [{ message: 'event_cancelled' }]))
    const { user } = await showFirst(<Session />)
    withoutFiles(load)
    await user.click(screen.getByText('Load'))
    expect(await screen.findByRole('alert')).toHaveTextContent(generic)
    vi.restoreAllMocks()
    await user.click(screen.getByText('Load'))
    await vi.waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(cancelled))
  },
)

test('a form that finds an issue loads its sentence', async () => {
  const check = () => ({
    value: undefined,
    issues: [{ field: 'name', message: 'message_too_many_recipients', data: { maximum: 300 } }] as const,
  })
  const Page = () => (
    <Form form={useForm({ defaultValues: { name: '' }, resolver: resolverOf(check) })} onSubmit={() => {}}>
      <TextInput name="name" label="Name" />
      <button type="submit">Send</button>
    </Form>
  )
  const { user } = await showFirst(<Page />)
  await user.click(screen.getByText('Send'))
  await vi.waitFor(() =>
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('A message can go to 300 people at most.'),
  )
})

test('an issue that comes with data shows an ellipsis until its sentence is there', async () => {
  const texts: string[] = []
  const Reason = () => {
    const text = useLoadedIssueText()('event_cancelled')
    texts.push(text)
    return <p>{text}</p>
  }
  const Page = () => {
    const [isOpen, setOpen] = useState(false)
    if (isOpen) return <Reason />
    return (
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
    )
  }
  const { user } = await showFirst(<Page />)
  await user.click(screen.getByText('Open'))
  expect(await screen.findByText(cancelled)).toBeVisible()
  expect(texts[0]).toBe('…')
})

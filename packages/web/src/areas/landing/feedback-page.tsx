import type { feedbackRoutes } from '@running-dinner/contract/accounts'
import { publicCalls } from '@running-dinner/contract/guests'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { anchor } from '../../kit/anchor.css.ts'
import { Button, LinkButton } from '../../kit/button.tsx'
import { hidden } from '../../kit/text.css.ts'
import { toApiError } from '../../lib/api-error.ts'
import { call } from '../../lib/http.ts'
import { paths } from '../../lib/paths.ts'
import { checkFeedback, type FeedbackProblems, maxMessageLength, problemsOf } from './check-feedback.ts'
import * as styles from './feedback-page.css.ts'
import { PictureMessage } from './picture-message.tsx'
import { LetterPicture } from './pictures/letter-picture.tsx'
import { PlainField } from './plain-field.tsx'
import { PublicFrame } from './public-frame.tsx'

/** A message to the operator of this instance. */
export function FeedbackPage() {
  const { t } = useTranslation('feedback')
  const [sentFrom, setSentFrom] = useState<string>()
  if (sentFrom !== undefined) return <Done email={sentFrom} onAgain={() => setSentFrom(undefined)} />
  return (
    <PublicFrame title={t('title')} intro={t('intro')} width="md">
      <div className={styles.grid}>
        <div>
          <FeedbackForm onSent={setSentFrom} />
          <p className={styles.text}>
            {t('kept')}{' '}
            <Link className={anchor.plain} to={paths.privacy()}>
              {t('privacy')}
            </Link>
          </p>
          <noscript>
            <p>{t('noScript')}</p>
          </noscript>
        </div>
        <div className={styles.picture}>
          <LetterPicture />
        </div>
      </div>
    </PublicFrame>
  )
}

function Done({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation('feedback')
  return (
    <div className={styles.done}>
      <title>{`${t('doneTitle')} · Running Dinner`}</title>
      <PictureMessage
        picture={<LetterPicture />}
        level="h1"
        title={t('doneTitle')}
        text={t('done', { email })}
        takesFocus
      >
        <LinkButton to={paths.landing()}>{t('toStart')}</LinkButton>
        <LinkButton
          to={paths.feedback()}
          variant="outlined"
          onClick={(event) => {
            event.preventDefault()
            onAgain()
          }}
        >
          {t('another')}
        </LinkButton>
      </PictureMessage>
    </div>
  )
}

/** Length from which the remaining characters are shown. */
const nearlyFull = 300

function FeedbackForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('feedback')
  const { problems, isSending, submit } = useFeedback(onSent)
  const [length, setLength] = useState(0)
  const charactersLeft = maxMessageLength - length
  const wording = (code: 'email' | 'message') => {
    const problem = problems[code]
    return problem === undefined ? undefined : t(problem)
  }
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <PlainField
        label={t('message')}
        rows={7}
        error={wording('message')}
        help={charactersLeft <= nearlyFull ? t('left', { count: Math.max(charactersLeft, 0) }) : undefined}
        input={{ name: 'message', required: true }}
        onChange={(value) => setLength([...value].length)}
      />
      <PlainField
        label={t('email')}
        error={wording('email')}
        help={t('emailHelp')}
        input={{ name: 'email', type: 'email', inputMode: 'email', autoComplete: 'email', required: true }}
      />
      <Trap />
      <div role="alert">{problems.form !== undefined && <p className={styles.formError}>{t(problems.form)}</p>}</div>
      <div className={styles.actions}>
        <Button type="submit" size="large" aria-disabled={isSending} className={styles.action}>
          {t(isSending ? 'sending' : 'send')}
        </Button>
      </div>
    </form>
  )
}

/** Honeypot: a field that only programs fill in. People neither see nor reach nor hear it. */
function Trap() {
  const { t } = useTranslation('feedback')
  return (
    <div aria-hidden="true" className={hidden}>
      <label>
        {t('trap')}
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

/** Sends the form; typed text stays until the server has it. */
function useFeedback(onSent: (email: string) => void) {
  const [problems, setProblems] = useState<FeedbackProblems>({})
  const [isSending, setIsSending] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const values = new FormData(form)
    const read = (name: string) => String(values.get(name) ?? '')
    const [email, message] = [read('email'), read('message')]
    const foundProblems = checkFeedback({ email, message })
    if (show(form, foundProblems)) return
    setIsSending(true)
    try {
      await call(publicCalls.feedback as typeof feedbackRoutes.send, {
        body: {
          senderEmail: email,
          message,
          website: read('website'),
          // Counted from opening the page, because text may be typed before hydration.
          secondsToWrite: performance.now() / 1000,
        },
      })
      onSent(email.trim())
    } catch (error) {
      show(form, problemsOf(toApiError(error)))
    } finally {
      setIsSending(false)
    }
  }
  /** Returns whether there are issues; focuses the first field that has one. */
  const show = (form: HTMLFormElement, foundProblems: FeedbackProblems): boolean => {
    setProblems(foundProblems)
    const first = foundProblems.message ? 'message' : foundProblems.email ? 'email' : undefined
    const field = first === undefined ? null : form.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
    return Object.keys(foundProblems).length > 0
  }
  return { problems, isSending, submit }
}

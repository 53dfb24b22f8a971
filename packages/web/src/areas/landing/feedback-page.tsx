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
import * as styles from './feedback-page.css.ts'
import { PictureMessage } from './picture-message.tsx'
import { CourseSign } from './pictures/course-sign.tsx'
import { Ground } from './pictures/ground.tsx'
import { Picture } from './pictures/picture.tsx'
import { ink } from './pictures/picture-colours.ts'
import { PlainField } from './plain-field.tsx'
import { PublicFrame } from './public-frame.tsx'

/** As the server limits it. */
const maxMessageLength = 2048

type FieldProblem = 'emailMissing' | 'emailInvalid' | 'messageMissing' | 'messageTooLong' | 'characters'

interface FeedbackProblems {
  email?: FieldProblem
  message?: FieldProblem
  form?: 'tooMany' | 'failed'
}

/** Issues that are known before sending; the server checks more. */
export function checkFeedback({ email, message }: { email: string; message: string }): FeedbackProblems {
  const address = email.trim()
  const text = message.trim()
  return {
    ...(address === '' ? { email: 'emailMissing' } : /^\S+@\S+\.\S+$/.test(address) ? {} : { email: 'emailInvalid' }),
    ...(text === '' ? { message: 'messageMissing' } : {}),
    ...([...text].length > maxMessageLength ? { message: 'messageTooLong' } : {}),
  }
}

interface Refusal {
  status: number
  issues: readonly { field?: string; message: string }[]
}

/** Issues of the server at the fields they concern. */
export function problemsOf({ status, issues }: Refusal): FeedbackProblems {
  if (status === 429) return { form: 'tooMany' }
  const problems: FeedbackProblems = {}
  for (const { field, message } of issues) {
    const unreadable = message === 'characters_invalid'
    if (field === 'senderEmail') problems.email = unreadable ? 'characters' : 'emailInvalid'
    if (field === 'message') problems.message = messageProblem(message)
  }
  return problems.email || problems.message ? problems : { form: 'failed' }
}

function messageProblem(code: string): FieldProblem {
  if (code === 'required') return 'messageMissing'
  return code === 'max_length_exceeded' ? 'messageTooLong' : 'characters'
}

/** A letter that has arrived. */
function LetterPicture() {
  return (
    <Picture width={360} height={240}>
      <Ground tone="coral" shape="main" />
      <path d="M106 122L180 66L254 122V200a8 8 0 0 1-8 8H114a8 8 0 0 1-8-8Z" fill={ink('shade')} />
      <rect x="122" y="58" width="116" height="120" rx="6" fill={ink('wall')} />
      <rect x="138" y="76" width="60" height="7" rx="3.5" fill={ink('ink')} />
      <rect x="138" y="92" width="84" height="5" rx="2.5" fill={ink('shade')} />
      <rect x="138" y="104" width="70" height="5" rx="2.5" fill={ink('shade')} />
      <path d="M106 124L180 176L254 124V200a8 8 0 0 1-8 8H114a8 8 0 0 1-8-8Z" fill={ink('glow')} />
      <path
        d="M110 204L160 162M250 204L200 162"
        stroke={ink('ink')}
        strokeWidth="2.5"
        strokeLinecap="round"
        opacity="0.5"
      />
      <CourseSign course="starter" x={78} y={80} size={8} colour={ink('starter')} />
      <CourseSign course="main" x={286} y={72} size={8} colour={ink('main')} />
      <CourseSign course="dessert" x={302} y={126} size={8} colour={ink('dessert')} />
      <CourseSign course="dessert" x={58} y={132} size={6} colour={ink('dessert')} />
      <CourseSign course="main" x={92} y={40} size={5} colour={ink('main')} />
      <CourseSign course="starter" x={266} y={34} size={6} colour={ink('starter')} />
    </Picture>
  )
}

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
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
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
    const fieldText = (name: string) => String(values.get(name) ?? '')
    const [email, message] = [fieldText('email'), fieldText('message')]
    const foundProblems = checkFeedback({ email, message })
    if (show(form, foundProblems)) return
    setIsSending(true)
    try {
      await call(publicCalls.feedback as typeof feedbackRoutes.send, {
        body: {
          senderEmail: email,
          message,
          website: fieldText('website'),
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

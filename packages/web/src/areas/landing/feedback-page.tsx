import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { anchor } from '../../kit/anchor.css.ts'
import { LinkButton } from '../../kit/button.tsx'
import { paths } from '../../lib/paths.ts'
import { FeedbackForm } from './feedback/feedback-form.tsx'
import * as styles from './feedback-page.css.ts'
import { PictureMessage } from './picture-message.tsx'
import { LetterPicture } from './pictures/letter-picture.tsx'
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

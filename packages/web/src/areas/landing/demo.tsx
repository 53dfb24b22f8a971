import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, type ButtonLook } from '../../kit/button.tsx'
import { Notice } from '../../kit/notice.tsx'
import { useLanguage } from '../../lib/language-rule.ts'
import { paths } from '../../lib/paths.ts'
import * as styles from './demo.css.ts'

/** Makes a demo in the reader's language and opens it. A form, so that it works without scripts; with them it counts once. */
export function DemoButton(look: ButtonLook) {
  const { t } = useTranslation('landing')
  const language = useLanguage()
  return (
    <form method="post" action={paths.readyDemo()} data-opening={t('demo.opening')} className={styles.form}>
      <input type="hidden" name="lng" value={language} />
      <Button type="submit" {...look}>
        {t('start.demo')}
      </Button>
    </form>
  )
}

/** Invitation to the demo, on the night sky of the pictures. */
export function DemoBand({ isTooBusy }: { isTooBusy: boolean }) {
  const { t } = useTranslation('landing')
  const titleId = useId()
  return (
    <section id="demo" aria-labelledby={titleId} className={styles.demoBand}>
      {isTooBusy && (
        <Notice severity="warning" className={styles.demoBandNotice}>
          {t('demo.tooBusy')}
        </Notice>
      )}
      <div className={styles.band}>
        <div>
          <h2 id={titleId} className={styles.demoBandTitle}>
            {t('demo.title')}
          </h2>
          <p className={styles.demoBandText}>{t('demo.text')}</p>
        </div>
        <DemoButton size="large" className={styles.demoBandAction} />
      </div>
    </section>
  )
}

import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../kit/button.tsx'
import { paths } from '../../lib/paths.ts'
import * as styles from './picture-message.css.ts'
import { PictureMessage } from './picture-message.tsx'
import { LostPicture } from './pictures/lost-picture.tsx'

export function NotFoundPage() {
  const { t } = useTranslation()
  const { t: landing } = useTranslation('landing')
  return (
    <div className={styles.page}>
      <title>{`${t('error.notFoundTitle')} · Running Dinner`}</title>
      <PictureMessage
        picture={<LostPicture />}
        level="h1"
        title={t('error.notFoundTitle')}
        text={t('error.notFoundMessage')}
      >
        <LinkButton to={paths.landing()} variant="contained">
          {t('error.toStart')}
        </LinkButton>
        <LinkButton to={paths.events()} variant="outlined">
          {landing('start.events')}
        </LinkButton>
      </PictureMessage>
    </div>
  )
}

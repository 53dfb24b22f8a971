import { mdiLinkVariantOff } from '@mdi/js'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../kit/button.tsx'
import { MessagePage } from '../../kit/message-page.tsx'
import { paths } from '../../lib/paths.ts'

/** Unknown, mistyped and outdated links look the same; guests cannot mend them, but their address gets them a new one. */
export function InvalidLink() {
  const { t } = useTranslation('self')
  return (
    <MessagePage
      icon={mdiLinkVariantOff}
      title={t('invalid.title')}
      texts={[t('invalid.text'), t('invalid.help')]}
      actions={
        <LinkButton to={paths.myEvents()} variant="outlined">
          {t('invalid.again')}
        </LinkButton>
      }
    />
  )
}

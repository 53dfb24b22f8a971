import { mdiCalendarRemoveOutline, mdiLinkVariantOff, mdiMapMarkerQuestionOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LinkButton } from '../../../kit/button.tsx'
import { MessagePage } from '../../../kit/message-page.tsx'
import { paths } from '../../../lib/paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Page } from '../../../ui/page.tsx'
import { useAdminId } from './admin-dinner.ts'

/** Shown for unknown pages of an existing event. */
export function PageMissing() {
  const { t } = useTranslation(['admin', 'common'])
  const adminId = useAdminId()
  return (
    <Page title={t('common:error.notFoundTitle')} width="md">
      <EmptyState
        icon={mdiMapMarkerQuestionOutline}
        title={t('pageMissing.heading')}
        action={
          <Button component={Link} to={paths.admin.dashboard(adminId)} variant="contained">
            {t('pageMissing.toDashboard')}
          </Button>
        }
      >
        {t('pageMissing.text')}
      </EmptyState>
    </Page>
  )
}

/** Unknown, mistyped and deleted events look the same, so that secrets cannot be probed. */
export function InvalidLink() {
  const { t } = useTranslation(['admin', 'common'])
  return (
    <MessagePage
      icon={mdiLinkVariantOff}
      title={t('invalidLink.title')}
      texts={[t('invalidLink.text')]}
      actions={
        <LinkButton to={paths.landing()} variant="contained">
          {t('common:error.toStart')}
        </LinkButton>
      }
    />
  )
}

/** In place of a page that only changes something, of a cancelled event. */
export function NothingToChange() {
  const { t } = useTranslation('admin')
  return (
    <Page title={t('nothingToChange.title')} width="md">
      <EmptyState
        icon={mdiCalendarRemoveOutline}
        title={t('nothingToChange.heading')}
        action={
          <Button component={Link} to={paths.admin.dashboard(useAdminId())} variant="contained">
            {t('pageMissing.toDashboard')}
          </Button>
        }
      >
        {t('nothingToChange.text')}
      </EmptyState>
    </Page>
  )
}

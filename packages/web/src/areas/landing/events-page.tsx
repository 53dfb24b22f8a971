import { mdiCalendarBlankOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'

/** The public list. Nothing can be announced yet, and the page says so. */
export function EventsPage() {
  const { t } = useTranslation('landing')
  return (
    <Page title={t('events.title')} intro={t('events.intro')} width="md">
      <EmptyState
        icon={mdiCalendarBlankOutline}
        title={t('events.emptyTitle')}
        action={
          <Button component={Link} to={paths.wizard.basics()} variant="contained">
            {t('start.create')}
          </Button>
        }
      >
        {t('events.emptyText')}
      </EmptyState>
    </Page>
  )
}

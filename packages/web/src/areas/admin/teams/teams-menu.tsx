import { mdiClockEditOutline, mdiLifebuoy, mdiShuffleVariant, mdiTrashCanOutline } from '@mdi/js'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { ActionMenuButton } from '../../../ui/action-menu.tsx'
import { LazyScheduleDialog } from '../schedule/schedule-button.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'
import { useReplaceQuestion } from './replace-teams-dialogs.tsx'

/** Rare and destructive actions on all teams, kept out of the page's row of buttons. */
export function TeamsMenu() {
  const { t } = useTranslation(['teams', 'admin'])
  const [isScheduling, setScheduling] = useState(false)
  const { ask } = useReplaceQuestion()
  const adminId = useAdminId()
  return (
    <>
      <ActionMenuButton
        label={t('actions.label')}
        actions={[
          { icon: mdiLifebuoy, label: t('actions.whatIf'), to: paths.admin.whatIf(adminId) },
          { icon: mdiClockEditOutline, label: t('admin:meals.editLabel'), onChoose: () => setScheduling(true) },
          { icon: mdiShuffleVariant, label: t('actions.regenerate'), onChoose: () => ask('regenerate') },
          { icon: mdiTrashCanOutline, label: t('actions.drop'), onChoose: () => ask('drop'), destructive: true },
        ]}
      />
      <LazyScheduleDialog open={isScheduling} onClose={() => setScheduling(false)} />
    </>
  )
}

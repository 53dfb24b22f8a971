import { mdiCheck, mdiTrashCanOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import type { RegistrationInfo } from '@running-dinner/contract/participants.ts'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../ui/icon.tsx'
import { RefusedDialog } from '../bulk/refused-dialog.tsx'
import { useBulkConfirm } from '../bulk/use-bulk-confirm.ts'
import { useBulkDelete } from '../bulk/use-bulk-delete.tsx'
import { FloatingBar } from '../list/floating-bar.tsx'
import type { Selection } from '../list/use-selection.ts'

/** What can be done with all the unconfirmed who are ticked. */
export function UnconfirmedBar({ shown, selection }: { shown: readonly RegistrationInfo[]; selection: Selection }) {
  const { t } = useTranslation('roster')
  const confirming = useBulkConfirm()
  const deleting = useBulkDelete()
  const ids = [...selection.selected]
  const areAllTicked = shown.every(({ id }) => selection.selected.has(id))
  // Who else of a pair goes along is not known here; the server names them.
  const toDelete = ids.map((id) => ({ id, teamId: null, childTeamPartnerWish: null }))
  return (
    <>
      <FloatingBar
        isShown={ids.length > 0}
        label={t('select.label')}
        count={ids.length}
        onClear={selection.clear}
        more={
          !areAllTicked && (
            <Button
              size="small"
              onClick={() =>
                selection.set(
                  shown.map(({ id }) => id),
                  true,
                )
              }
            >
              {t('select.everybody', { count: shown.length })}
            </Button>
          )
        }
      >
        <Button
          size="small"
          variant="contained"
          loading={confirming.isPending}
          startIcon={<Icon path={mdiCheck} />}
          onClick={() => void confirming.confirmAll(ids)}
        >
          {t('unconfirmed.confirm')}
        </Button>
        <Button
          size="small"
          color="error"
          variant="outlined"
          loading={deleting.isPending}
          startIcon={<Icon path={mdiTrashCanOutline} />}
          onClick={() => void deleting.remove(toDelete)}
        >
          {t('bulk.delete')}
        </Button>
      </FloatingBar>
      <RefusedDialog title={t('bulk.notDeleted')} refused={deleting.refused} onClose={deleting.closeRefused} />
      <RefusedDialog title={t('bulk.notConfirmed')} refused={confirming.refused} onClose={confirming.closeRefused} />
    </>
  )
}

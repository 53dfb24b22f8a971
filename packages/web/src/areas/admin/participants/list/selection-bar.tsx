import { mdiEmailOutline, mdiTrashCanOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../ui/icon.tsx'
import { useIsCancelled } from '../../shell/admin-dinner.ts'
import { RefusedDialog } from '../bulk/refused-dialog.tsx'
import { useBulkDelete } from '../bulk/use-bulk-delete.tsx'
import { useWriteTo } from '../use-write-to.ts'
import { FloatingBar } from './floating-bar.tsx'
import type { PersonRow } from './person-row.ts'
import type { Selection } from './use-selection.ts'

interface SelectionBarProps {
  rows: readonly PersonRow[]
  /** Who passes the filters, to tick them all. */
  shown: readonly PersonRow[]
  selection: Selection
}

/** What can be done with everybody who is ticked; there only while somebody is. */
export function SelectionBar({ rows, shown, selection }: SelectionBarProps) {
  const { t } = useTranslation('roster')
  const writeTo = useWriteTo()
  const isCancelled = useIsCancelled()
  const { remove, isPending, refused, closeRefused } = useBulkDelete()
  const chosen = rows.filter(({ person }) => selection.selected.has(person.id))
  const areAllTicked = shown.every(({ person }) => selection.selected.has(person.id))
  return (
    <>
      <FloatingBar
        isShown={chosen.length > 0}
        label={t('select.label')}
        count={chosen.length}
        onClear={selection.clear}
        more={
          !areAllTicked && (
            <Button
              size="small"
              onClick={() =>
                selection.set(
                  shown.map(({ person }) => person.id),
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
          startIcon={<Icon path={mdiEmailOutline} />}
          onClick={() => void writeTo(chosen.map(({ person }) => person.id))}
        >
          {t('bulk.write')}
        </Button>
        {!isCancelled && (
          <Button
            size="small"
            color="error"
            variant="outlined"
            loading={isPending}
            startIcon={<Icon path={mdiTrashCanOutline} />}
            onClick={() => void remove(chosen.map(({ person }) => person))}
          >
            {t('bulk.delete')}
          </Button>
        )}
      </FloatingBar>
      <RefusedDialog title={t('bulk.notDeleted')} refused={refused} onClose={closeRefused} />
    </>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import type { ParticipantReply, participantRoutes } from '@running-dinner/contract/people'
import type { ReplyOf } from '@running-dinner/contract/route'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBulk } from '../../../../features/people/participants/participants.api.ts'
import { useLoadedIssueText } from '../../../../lib/issue-text.ts'
import { useConfirm } from '../../../../ui/confirm-dialog.tsx'
import { TitledDialog } from '../../../../ui/titled-dialog.tsx'
import { useToast } from '../../../../ui/toasts.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'

type Refused = ReplyOf<typeof participantRoutes.bulk>['refused']

type Deletable = Pick<ParticipantReply, 'id' | 'teamId' | 'childTeamPartnerWish'>

/** Asks once, naming what is lost and who stays, and deletes. People the server refused are kept for the dialog. */
export function useBulkDelete() {
  const { t } = useTranslation('roster')
  const confirm = useConfirm()
  const toast = useToast()
  const bulk = useBulk(useAdminId())
  const [refused, setRefused] = useState<Refused>([])
  const remove = async (people: readonly Deletable[]): Promise<boolean> => {
    const ids = new Set(people.map(({ id }) => id))
    const inTeams = people.filter(({ teamId }) => teamId !== null).length
    const partners = people.filter(
      ({ teamId, childTeamPartnerWish: child }) => teamId === null && child !== null && !ids.has(child.participantId),
    ).length
    const isSure = await confirm({
      title: t('bulk.deleteTitle', { count: people.length }),
      message: (
        <>
          {t('bulk.deleteText')}
          {partners > 0 && ` ${t('bulk.deletePartners', { count: partners })}`}
          {inTeams > 0 && ` ${t('bulk.deleteInTeams', { count: inTeams })}`}
        </>
      ),
      confirmLabel: t('bulk.deleteConfirm'),
      destructive: true,
    })
    if (!isSure) return false
    try {
      const reply = await bulk.mutateAsync({ action: 'DELETE', participantIds: [...ids] })
      if (reply.done.length > 0) toast.success(t('bulk.deleted', { count: reply.done.length }))
      setRefused(reply.refused)
      return reply.done.length > 0
    } catch (error) {
      toast.failure(error)
      return false
    }
  }
  return { remove, isPending: bulk.isPending, refused, closeRefused: () => setRefused([]) }
}

/** Asks once and confirms many registrations by hand. Those the server refused are kept for the dialog. */
export function useBulkConfirm() {
  const { t } = useTranslation('roster')
  const confirm = useConfirm()
  const toast = useToast()
  const bulk = useBulk(useAdminId())
  const [refused, setRefused] = useState<Refused>([])
  const confirmAll = async (participantIds: string[]) => {
    const isSure = await confirm({
      title: t('bulk.confirmTitle', { count: participantIds.length }),
      message: t('bulk.confirmText'),
      confirmLabel: t('unconfirmed.confirm'),
    })
    if (!isSure) return
    await bulk.mutateAsync({ action: 'ACTIVATE', participantIds }).then((reply) => {
      if (reply.done.length > 0) toast.success(t('bulk.confirmed', { count: reply.done.length }))
      setRefused(reply.refused)
    }, toast.failure)
  }
  return { confirmAll, isPending: bulk.isPending, refused, closeRefused: () => setRefused([]) }
}

interface RefusedDialogProps {
  title: string
  refused: Refused
  onClose: () => void
}

/** Lists the people a bulk action could not be applied to, each with the reason. */
export function RefusedDialog({ title, refused, onClose }: RefusedDialogProps) {
  const { t } = useTranslation()
  const issueText = useLoadedIssueText()
  // The content stays while the dialog fades out.
  const [shown, setShown] = useState(refused)
  if (refused.length > 0 && refused !== shown) setShown(refused)
  return (
    <TitledDialog open={refused.length > 0} onClose={onClose} title={title}>
      <DialogContent>
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
          {shown.map(({ participantId, name, issues }) => (
            <li key={participantId}>
              <strong>{name}</strong>
              {`: ${issues.map((issue) => issueText(issue.message, issue.data)).join(' ')}`}
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {t('close')}
        </Button>
      </DialogActions>
    </TitledDialog>
  )
}

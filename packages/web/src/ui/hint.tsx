import Tooltip from '@mui/material/Tooltip'

/** A tooltip beside an element that is shown already: one wrapped around it later would take its focus and its click. */
export function Hint({ anchor, text }: { anchor: Element; text: string }) {
  return (
    <Tooltip open title={text} disableInteractive slotProps={{ popper: { anchorEl: anchor } }}>
      <span aria-hidden />
    </Tooltip>
  )
}

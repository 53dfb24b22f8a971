#!/bin/sh
# @dnd-kit/core 6.3.1, @dnd-kit/react 0.5.0 and @hello-pangea/dnd 18.0.1, each with React 19.3.1 in jsdom 29.1.1: somebody picks a card up with the space bar, and
# before it is dropped the board is replaced by another page, a form, as a link or the back button does.
# Expected: the drag ends with the page that it began on, and the form gets every key.
# Seen: @dnd-kit/react and @hello-pangea/dnd end it as cancelled. @dnd-kit/core goes on listening at the document, without an event for the end: the arrow keys do
# nothing in the form, the first space (or Enter) is swallowed, and is taken for the drop: onDragEnd of the page that is gone is called,
# which in a board is the call that moves a guest.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund @dnd-kit/core@6.3.1 @dnd-kit/react@0.5.0 @dnd-kit/dom@0.5.0 @hello-pangea/dnd@18.0.1 react@19.3.1 react-dom@19.3.1 jsdom@29.1.1
cat > see.mjs <<'JS'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<!doctype html>', { pretendToBeVisual: true, url: 'http://localhost/' })
const { document } = window
for (const name of Object.getOwnPropertyNames(window)) if (!(name in globalThis)) globalThis[name] = window[name]
for (const name of ['AbortController', 'AbortSignal', 'Event', 'EventTarget', 'CustomEvent']) globalThis[name] = window[name]
class Observer { observe() {} unobserve() {} disconnect() {} takeRecords() { return [] } }
Object.assign(window, { ResizeObserver: Observer, IntersectionObserver: Observer, matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) })
Object.assign(globalThis, { ResizeObserver: Observer, IntersectionObserver: Observer, IS_REACT_ACT_ENVIRONMENT: true })
Object.assign(window.Element.prototype, { scrollIntoView() {}, getAnimations: () => [], animate: () => ({ finished: Promise.resolve(), cancel() {} }) })
document.getAnimations = () => []
console.error = console.warn = () => {}

const { act, createElement } = await import('react')
const { createRoot } = await import('react-dom/client')
const core = await import('@dnd-kit/core')
const next = await import('@dnd-kit/react')
const pangea = await import('@hello-pangea/dnd')
const events = []
const note = (event) => () => void events.push(event)
const handlers = { onDragStart: note('start'), onDragCancel: note('cancelled') }

const CoreCard = () => {
  const { attributes, listeners, setNodeRef } = core.useDraggable({ id: 'anna' })
  return createElement('button', { id: 'card', ref: setNodeRef, ...attributes, ...listeners })
}
const NextCard = () => createElement('button', { id: 'card', ref: next.useDraggable({ id: 'anna' }).ref })
const PangeaCard = () => createElement(pangea.Draggable, { draggableId: 'anna', index: 0 }, (card) =>
  createElement('div', { id: 'card', ref: card.innerRef, ...card.draggableProps, ...card.dragHandleProps }))
const boards = {
  '@dnd-kit/core': () => createElement(core.DndContext, { ...handlers, onDragEnd: note('dropped') }, createElement(CoreCard)),
  '@dnd-kit/react': () => createElement(next.DragDropProvider, { ...handlers, onDragEnd: ({ canceled }) => note(canceled ? 'cancelled' : 'dropped')() }, createElement(NextCard)),
  '@hello-pangea/dnd': () => createElement(pangea.DragDropContext, { ...handlers, onDragEnd: ({ reason }) => note(reason === 'CANCEL' ? 'cancelled' : 'dropped')() },
    createElement(pangea.Droppable, { droppableId: 'table' }, (table) => createElement('div', { ref: table.innerRef, ...table.droppableProps }, createElement(PangeaCard), table.placeholder))),
}
const pause = () => new Promise((resolve) => setTimeout(resolve, 200))
const codes = { Space: [' ', 32], ArrowDown: ['ArrowDown', 40], Enter: ['Enter', 13] }
const press = (id, code) => {
  const event = new window.KeyboardEvent('keydown', { key: codes[code][0], code, keyCode: codes[code][1], bubbles: true, cancelable: true })
  document.getElementById(id).dispatchEvent(event)
  return `${code} ${event.defaultPrevented ? 'swallowed' : 'typed'}`
}
for (const [library, Board] of Object.entries(boards)) {
  events.length = 0
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  await act(async () => { root.render(createElement(Board)); await pause() })
  document.getElementById('card').focus()
  await act(async () => { press('card', 'Space'); await pause() })
  await act(async () => { root.render(createElement('input', { id: 'form' })); await pause() })
  console.log(`${library}\n  on the board, then gone: ${events.join(', ')}`)
  events.length = 0
  const keys = ['ArrowDown', 'Space', 'Space', 'Enter'].map((code) => press('form', code))
  console.log(`  in the form: ${keys.join(', ')}; events of the board: ${events.join(', ') || 'none'}`)
  await act(async () => root.unmount())
}
process.exit()
JS
node see.mjs | tee seen
cat >expected <<'SEEN'
@dnd-kit/core
  on the board, then gone: start
  in the form: ArrowDown swallowed, Space swallowed, Space typed, Enter typed; events of the board: dropped
@dnd-kit/react
  on the board, then gone: start, cancelled
  in the form: ArrowDown typed, Space typed, Space typed, Enter typed; events of the board: none
@hello-pangea/dnd
  on the board, then gone: start, cancelled
  in the form: ArrowDown typed, Space typed, Space typed, Enter typed; events of the board: none
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }

export { UndoMessage } from '../../../ui/undo-message.tsx';

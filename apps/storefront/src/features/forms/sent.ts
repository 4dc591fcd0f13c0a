/** In the address of a page: the block whose form was sent. */
export const SENT = 'sent';

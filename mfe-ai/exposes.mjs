/** The modules that this remote offers: its pages and widgets. */
export default {
  './ChatPage': './src/chat/ChatPage.tsx',
};
